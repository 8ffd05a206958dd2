import { type JSONSchema7, jsonSchema, type ToolSet } from 'ai';
import { assertionsOf } from '../../api/case-evidence.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { warnBrokenTool } from '../../words/models.ts';
import type { Connection, Sent } from '../mcp/connection.ts';
import { missingTool, type RunServer } from './plan.ts';
import type { Slot } from './slot.ts';

/** The longest name of a tool that all providers take. */
const MAX_NAME = 64;
/** Assertions that cannot hold without their tool. */
const POSITIVE = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];

interface Offered {
  server: RunServer;
  /** As the server names it. */
  toolName: string;
  definition: Sent;
}

/** The tools of all servers, as a model gets them. */
export type Offer = Awaited<ReturnType<typeof offerTools>>;

/** Lists the tools that have changed, or all. Throws the FailureError of a server without a list. */
export async function offerTools(slot: Slot, isAnew: boolean) {
  const { plan, surroundings } = slot.run;
  const { redactor, onWarning } = surroundings;
  const offered: Offered[] = [];
  const connections: Connection[] = [];
  for (const server of plan.servers) {
    const { name } = server.entry;
    const connection = await slot.use({ serverName: name }, async (open) => {
      if (isAnew || open.hasListChanged) await open.loadTools();
      return open;
    });
    if (connection.listRefusal !== null) throw connection.listRefusal;
    connections.push(connection);
    for (const [broken, mistakes] of connection.badTools) {
      if (server.warned.has(broken)) continue;
      server.warned.add(broken);
      onWarning?.(redactor.text(warnBrokenTool(name, broken, mistakes), TEXT_LIMIT));
    }
    for (const [toolName, definition] of connection.tools) {
      const isHidden = plan.profile?.respectToolVisibility === true && isForApps(definition);
      if (!isHidden) offered.push({ server, toolName, definition });
    }
  }
  const known = offered.map(({ toolName }) => toolName);
  const missing = (toolName: string) => missingTool(toolName, plan.servers, known, redactor);
  return { ...nameTools(offered), connections, missing };
}

/**
 * Throws a FailureError if no server has a tool that the case needs, or it is broken. A tool may
 * still come if a server says that its list changes.
 */
export async function checkNeededTools(
  test: TestCase,
  { connections, missing }: Offer,
): Promise<void> {
  const choice = test.advancedConfig?.toolChoice;
  const needed = assertionsOf(test).flatMap(({ assertion: one }) =>
    'toolName' in one && POSITIVE.includes(one.type ?? '') ? [String(one.toolName)] : [],
  );
  if (typeof choice === 'object') needed.push(choice.toolName);
  for (const name of needed) {
    if (connections.some(({ tools }) => tools.has(name))) continue;
    // The call of a broken tool fails by what MCP does not allow in it, and is not sent.
    await connections.find(({ badTools }) => badTools.has(name))?.call(name, {});
    if (!connections.some(({ mayChangeTools }) => mayChangeTools)) throw missing(name);
  }
}

function isForApps({ _meta: meta }: Sent): boolean {
  const { visibility } = Object(Object(meta).ui);
  return Array.isArray(visibility) && !visibility.includes('model');
}

/**
 * Names tools as providers allow it. A name that several tools have gets that of the server; further
 * equal ones get a number.
 */
function nameTools(offered: readonly Offered[]) {
  const equal = Map.groupBy(offered, ({ toolName }) => providerName(toolName));
  /** By the names that the model knows. */
  const targets = new Map<string, Offered>();
  const tools = offered.map((one): [string, ToolSet[string]] => {
    const { server, toolName, definition } = one;
    const plain = providerName(toolName);
    const isOnly = equal.get(plain)?.length === 1;
    const wanted = isOnly ? plain : providerName(`${server.entry.name}__${toolName}`);
    let name = wanted;
    for (let number = 2; targets.has(name); number += 1) {
      const suffix = `_${number}`;
      name = wanted.slice(0, MAX_NAME - suffix.length) + suffix;
    }
    targets.set(name, one);
    return [name, offeredTool(definition)];
  });
  return { tools: Object.fromEntries(tools), targets };
}

const providerName = (name: string) => name.replace(/[^\w-]/g, '_').slice(0, MAX_NAME) || '_';

/** Without a validator: the server judges arguments. */
function offeredTool({ description, inputSchema }: Sent): ToolSet[string] {
  // What a server lists is checked to be a schema of an object.
  const schema: JSONSchema7 = Object(inputSchema);
  // Some providers refuse a schema without properties.
  const { properties = {} } = schema;
  const described = typeof description === 'string' ? { description } : {};
  return { ...described, inputSchema: jsonSchema({ ...schema, properties }) };
}
