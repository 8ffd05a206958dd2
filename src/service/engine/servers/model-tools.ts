import { jsonSchema, type ToolSet, tool } from 'ai';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import type { McpConnection } from '../../mcp/connector.ts';
import type { modelOutput } from '../transcript/tool-result.ts';
import type { ServerTools } from './iteration-servers.ts';

type ModelOutput = ReturnType<typeof modelOutput>;

/** Longest tool name that the providers take. */
const NAME_LENGTH = 64;

/** What stands behind a name the model knows. */
export interface ToolTarget {
  serverId: string;
  /** As the server names it. */
  toolName: string;
  connection: McpConnection;
}

/** Runs a tool for the model; `input` is whatever the model wrote. */
export type RunTool = (
  target: ToolTarget,
  input: unknown,
  options: { toolCallId: string },
) => Promise<ModelOutput>;

export interface ModelTools {
  tools: ToolSet;
  /** By the name the model knows. */
  targets: ReadonlyMap<string, ToolTarget>;
}

const providerName = (name: string) => name.replaceAll(/[^\w-]/g, '_').slice(0, NAME_LENGTH);

/**
 * How a model may know a tool: by its name or, where several servers have it, with the server's.
 * A name is shortened here, and told in errors.
 */
export const providerNames = (serverName: string, toolName: Redacted): [string, string] => [
  providerName(toolName),
  providerName(`${serverName}__${toolName}`),
];

/**
 * The name, or the first numbered form of it that is free.
 * @param numbers the next number to try by name: a server may give thousands of tools one name.
 */
function freeName(
  name: string,
  taken: ReadonlyMap<string, unknown>,
  numbers: Map<string, number>,
): string {
  if (!taken.has(name)) return name;
  for (let number = numbers.get(name) ?? 2; ; number += 1) {
    const suffix = `_${number}`;
    const free = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
    if (taken.has(free)) continue;
    numbers.set(name, number + 1);
    return free;
  }
}

/** Tool names that more than one server offers. */
function sharedNames(servers: readonly ServerTools[], redactor: Redactor): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const names = servers.flatMap(({ tools }) => tools.map(({ name }) => redactor.text(name)));
  for (const name of names.map(providerName)) {
    if (seen.has(name)) shared.add(name);
    seen.add(name);
  }
  return shared;
}

/**
 * The tools of all servers as the model is offered them. A name that several servers use is
 * written `server__tool`; characters that providers refuse become `_`.
 */
export function createModelTools(
  servers: readonly ServerTools[],
  runTool: RunTool,
  redactor: Redactor,
): ModelTools {
  const shared = sharedNames(servers, redactor);
  const targets = new Map<string, ToolTarget>();
  const numbers = new Map<string, number>();
  const tools: ModelTools['tools'] = {};
  for (const { server, connection, tools: serverTools } of servers) {
    for (const { name: toolName, description, inputSchema } of serverTools) {
      const [plain, qualified] = providerNames(server.name, redactor.text(toolName));
      const name = shared.has(plain) ? qualified : plain;
      const alias = freeName(name, targets, numbers);
      const target = { serverId: server.id, toolName, connection };
      targets.set(alias, target);
      tools[alias] = tool({
        ...(description === undefined ? {} : { description }),
        // Without a validator: whether the arguments are right is for the server to say.
        inputSchema: jsonSchema<unknown>(inputSchema),
        execute: (input, options) => runTool(target, input, options),
        toModelOutput: ({ output }) => output,
      });
    }
  }
  return { tools, targets };
}
