import type { z } from 'zod';
import type { Server } from '../../contract/resources/catalogue.ts';
import type {
  CallToolResult,
  DoctorReport,
  GetPromptResult,
  McpPrompt,
  McpResource,
  McpTool,
  OAuthRequirement,
  ReadResourceResult,
  ServerExport,
  ServerValidation,
  TokenImport,
  TokensImported,
} from '../../contract/resources/server-operations.ts';
import type { Route, SingleReply } from '../../contract/routes/route.ts';
import type { serverOperationRoutes } from '../../contract/routes/servers/operations.ts';
import { serverRoutes } from '../../contract/routes/servers/servers.ts';
import type { Tolerant } from '../../contract/wire/tolerance.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at, callOf, checkedBody, listOf } from '../calls/route-call.ts';

type Routes = typeof serverOperationRoutes;
type ServerRoute<Shape extends z.ZodType> = Route<string, z.ZodType, SingleReply<Shape>>;

/** The service connects first, and may have to fetch a server before. */
export const OPERATION_TIMEOUT_MS = 150_000;
const timeoutMs = OPERATION_TIMEOUT_MS;

/** A saved server, by the project that it belongs to. */
export interface ServerPlace {
  projectId: string;
  serverId: string;
}

/** The MCP servers that are saved in a project, and what they can be asked at once. */
export class ServerEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(projectId: string, options?: CallOptions): AsyncGenerator<Server, void, undefined> {
    return this.#caller.list(listOf(serverRoutes['servers.list'], { projectId }), options);
  }

  /** Connects to the server. One that cannot be connected to is an ApiError. */
  validate(server: ServerPlace, options?: CallOptions): Promise<ServerValidation> {
    return this.#report((routes) => routes['servers.validate'], server, options);
  }

  /** A report of each step that it takes to use the server. */
  doctor(server: ServerPlace, options?: CallOptions): Promise<DoctorReport> {
    return this.#report((routes) => routes['servers.doctor'], server, options);
  }

  checkOAuth(server: ServerPlace, options?: CallOptions): Promise<OAuthRequirement> {
    return this.#report((routes) => routes['servers.checkOAuth'], server, options);
  }

  tools(server: ServerPlace, options?: CallOptions): AsyncGenerator<McpTool, void, undefined> {
    return this.#pages((routes) => routes['servers.tools.list'], server, options);
  }

  /** Never sent twice. An error of the tool itself is a result with `isError`. */
  callTool(
    server: ServerPlace,
    call: { toolName: string; parameters?: Readonly<Record<string, unknown>> },
    options?: CallOptions,
  ): Promise<CallToolResult> {
    return this.#ask((routes) => routes['servers.tools.call'], server, call, options);
  }

  prompts(server: ServerPlace, options?: CallOptions): AsyncGenerator<McpPrompt, void, undefined> {
    return this.#pages((routes) => routes['servers.prompts.list'], server, options);
  }

  getPrompt(
    server: ServerPlace,
    prompt: { promptName: string; arguments?: Readonly<Record<string, string | number | boolean>> },
    options?: CallOptions,
  ): Promise<GetPromptResult> {
    return this.#ask((routes) => routes['servers.prompts.get'], server, prompt, options);
  }

  resources(
    server: ServerPlace,
    options?: CallOptions,
  ): AsyncGenerator<McpResource, void, undefined> {
    return this.#pages((routes) => routes['servers.resources.list'], server, options);
  }

  readResource(
    server: ServerPlace,
    uri: string,
    options?: CallOptions,
  ): Promise<ReadResourceResult> {
    return this.#ask((routes) => routes['servers.resources.read'], server, { uri }, options);
  }

  /** All that the server offers, in one document. */
  export(server: ServerPlace, options?: CallOptions): Promise<Tolerant<ServerExport>> {
    return this.#report((routes) => routes['servers.export'], server, options);
  }

  /** Keeps tokens for the server, which the service shows it from then on. Never sent twice. */
  async importTokens(
    server: ServerPlace,
    grant: TokenImport,
    options?: CallOptions,
  ): Promise<TokensImported> {
    const { 'servers.importTokens': route } = await operationRoutes();
    const target = at(route, { ...server });
    const body = await checkedBody(route, grant, target);
    const { access_token: access, refresh_token: refresh, id_token: id } = body.tokens;
    const given = [access, refresh, id, body.clientInformation?.clientSecret];
    const secrets = given.filter((secret) => secret !== undefined);
    const call = { ...target, body, reply: route.reply.body, timeoutMs, secrets };
    return this.#caller.call(call, options);
  }

  /** An answer of the service's own. */
  async #report<Reply extends object>(
    pick: (routes: Routes) => ServerRoute<z.ZodType<Reply>>,
    server: ServerPlace,
    options: CallOptions | undefined,
  ): Promise<Tolerant<Reply>> {
    const call = callOf(pick(await operationRoutes()), { ...server });
    return this.#caller.call({ ...call, body: {}, timeoutMs }, options);
  }

  /** An answer of the server, which is read as it is. */
  async #ask<Reply extends object>(
    pick: (routes: Routes) => ServerRoute<z.ZodType<Reply>>,
    server: ServerPlace,
    request: unknown,
    options: CallOptions | undefined,
  ): Promise<Reply> {
    const route = pick(await operationRoutes());
    const target = at(route, { ...server });
    const body = await checkedBody(route, request, target);
    return this.#caller.call({ ...target, body, reply: route.reply.body, timeoutMs }, options);
  }

  async *#pages<Item extends object>(
    pick: (routes: Routes) => ServerRoute<z.ZodObject<{ items: z.ZodArray<z.ZodType<Item>> }>>,
    server: ServerPlace,
    options: CallOptions | undefined,
  ): AsyncGenerator<Item, void, undefined> {
    const route = pick(await operationRoutes());
    const item = route.reply.body.shape.items.element;
    yield* this.#caller.list({ ...at(route, { ...server }), item, timeoutMs }, options);
  }
}

/** Loaded once they are needed: a run of evals never needs them. */
async function operationRoutes(): Promise<Routes> {
  return (await import('../../contract/routes/servers/operations.ts')).serverOperationRoutes;
}
