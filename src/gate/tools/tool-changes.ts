import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { oneLine } from '../../lib/text.ts';
import type { ReportTool, RunReport } from '../../report/report.ts';
import { TOOL_CHANGES, type ToolChange } from '../../report/verdict.ts';
import { findGone } from './renames.ts';
import { isAllowed, readSchema, type Schema, textOf } from './schemas.ts';

const MAX_TITLES = 20;

type Change = Pick<ToolChange, 'what' | 'tool' | 'parameter' | 'newName'>;

/**
 * Finds what breaks callers of tools: tools and parameters that are gone or have another name,
 * parameters that are needed now or take less. Lists and schemas that are not known on a side say
 * nothing. Of parameters, only those of the top level are compared.
 *
 * @returns changes of tools that cases use come first, then by kind and number of cases
 */
export function findToolChanges(base: RunReport, head: RunReport): ToolChange[] {
  const keyOf = (server: string, tool: string) => JSON.stringify([server, tool]);
  const uses = head.cases.flatMap(({ title, tools }) =>
    tools.map(({ server, name }) => ({ title, key: keyOf(server, name) })),
  );
  const usesByTool = Map.groupBy(uses, ({ key }) => key);
  const toolsNow = new Map(head.servers.map(({ name, tools }) => [name, tools]));
  const found = base.servers.flatMap(({ name: server, tools }) => {
    const now = toolsNow.get(server) ?? null;
    if (tools === null || now === null) return [];
    return compareTools(schemasOf(tools), schemasOf(now)).map((change): ToolChange => {
      const titles = (usesByTool.get(keyOf(server, change.tool)) ?? []).map(({ title }) => title);
      return { server, ...change, cases: titles.slice(0, MAX_TITLES), caseCount: titles.length };
    });
  });
  const rankOf = ({ what, caseCount }: ToolChange) =>
    TOOL_CHANGES.indexOf(what) + (caseCount > 0 ? 0 : TOOL_CHANGES.length);
  return found.sort((a, b) => rankOf(a) - rankOf(b) || b.caseCount - a.caseCount);
}

const schemasOf = (tools: readonly ReportTool[]) =>
  new Map(tools.map(({ name, inputSchema }) => [name, inputSchema]));
type Schemas = ReturnType<typeof schemasOf>;

function compareTools(before: Schemas, after: Schemas): Change[] {
  const gone = findGone(before, after, schemaText, false);
  const found = Array.from(gone, ([tool, newName]): Change => {
    const what = newName === null ? 'tool-removed' : 'tool-renamed';
    return { what, tool, parameter: null, newName };
  });
  const inner = [...before].flatMap(([tool, text]) => {
    const now = after.get(tool) ?? null;
    const [schema, schemaNow] = [text, now].map(readSchema);
    return schema && schemaNow && text !== now ? compareParameters(tool, schema, schemaNow) : [];
  });
  return found.concat(inner);
}

function schemaText(text: string | null): string | null {
  const schema = readSchema(text);
  return schema && textOf(schema);
}

function compareParameters(tool: string, before: Schema, after: Schema): Change[] {
  const found: Change[] = [];
  const note = (what: Change['what'], parameter: string, newName: string | null = null) =>
    found.push({ what, tool, parameter: inLine(parameter), newName: newName && inLine(newName) });
  const [was, is] = [propertiesOf(before), propertiesOf(after)];
  const gone = findGone(was, is, textOf, true);
  for (const [name, newName] of gone) {
    note(newName === null ? 'parameter-removed' : 'parameter-renamed', name, newName);
  }
  const known = new Set<unknown>([...requiredOf(before), ...gone.values()]);
  for (const name of new Set(requiredOf(after))) {
    if (typeof name === 'string' && !known.has(name)) note('parameter-required', name);
  }
  for (const [name, schema] of was) {
    if (is.has(name) && !isAllowed(schema, is.get(name))) note('parameter-changed', name);
  }
  return found;
}

const inLine = (name: string): string => oneLine(name, NAME_LIMIT);
const propertiesOf = ({ properties }: Schema) =>
  new Map<string, unknown>(Object.entries(isObject(properties) ? properties : {}));
const requiredOf = ({ required }: Schema): unknown[] => (Array.isArray(required) ? required : []);
