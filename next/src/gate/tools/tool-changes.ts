import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { oneLine } from '../../lib/text.ts';
import type { ReportTool, RunReport } from '../../report/report.ts';
import { TOOL_CHANGES, type ToolChange } from '../../report/verdict.ts';
import { findGone } from './renames.ts';
import { isAllowed, readSchema, type Schema, textOf } from './schemas.ts';

const MAX_TITLES = 20;

type Found = Pick<ToolChange, 'what' | 'parameter' | 'newName'>;

/**
 * Finds what breaks callers of tools: tools and parameters that are gone or have another name,
 * parameters that are needed now or take less. Lists and schemas that are not known on a side say
 * nothing. Of parameters, only those of the top level are compared.
 *
 * @returns changes of tools that cases use come first, then by kind and number of cases
 */
export function findToolChanges(base: RunReport, head: RunReport): ToolChange[] {
  const titlesByTool = new Map<string, string[]>();
  for (const { title, tools } of head.cases) {
    for (const { server, name } of tools) {
      const key = JSON.stringify([server, name]);
      const titles = titlesByTool.get(key) ?? [];
      titles.push(title);
      titlesByTool.set(key, titles);
    }
  }
  const toolsNow = new Map(head.servers.map(({ name, tools }) => [name, tools]));
  const changes = base.servers.flatMap(({ name: server, tools }) => {
    const now = toolsNow.get(server) ?? null;
    if (tools === null || now === null) return [];
    return compareTools(tools, now).map(([tool, found]): ToolChange => {
      const titles = titlesByTool.get(JSON.stringify([server, tool])) ?? [];
      const { what, parameter, newName } = found;
      const use = { cases: titles.slice(0, MAX_TITLES), caseCount: titles.length };
      return { server, tool, what, parameter, newName, ...use };
    });
  });
  const rankOf = ({ what }: ToolChange) => TOOL_CHANGES.indexOf(what);
  const isUnused = ({ caseCount }: ToolChange) => Number(caseCount === 0);
  return changes.sort(
    (a, b) => isUnused(a) - isUnused(b) || rankOf(a) - rankOf(b) || b.caseCount - a.caseCount,
  );
}

/** The changes of each tool of a server. */
function compareTools(
  before: readonly ReportTool[],
  after: readonly ReportTool[],
): [tool: string, change: Found][] {
  const byName = (tools: typeof before) =>
    new Map(tools.map(({ name, inputSchema }) => [name, inputSchema]));
  const [was, is] = [byName(before), byName(after)];
  const gone = findGone(was, is, schemaText, false);
  const found = Array.from(gone, ([tool, newName]): [string, Found] => {
    return [
      tool,
      { what: newName === null ? 'tool-removed' : 'tool-renamed', parameter: null, newName },
    ];
  });
  const kept = [...was].flatMap(([tool, text]) => {
    const [schema, now] = [text, is.get(tool) ?? null].map(readSchema);
    if (!schema || !now || text === is.get(tool)) return [];
    return compareParameters(schema, now).map((one): [string, Found] => [tool, one]);
  });
  return found.concat(kept);
}

function schemaText(text: string | null): string | null {
  const schema = readSchema(text);
  return schema === null ? null : textOf(schema);
}

function compareParameters(before: Schema, after: Schema): Found[] {
  const [was, is] = [propertiesOf(before), propertiesOf(after)];
  const gone = findGone(was, is, textOf, true);
  const found: Found[] = [];
  const note = (what: Found['what'], parameter: string, newName: string | null = null) =>
    found.push({ what, parameter: nameOf(parameter), newName: newName && nameOf(newName) });
  for (const [name, newName] of gone) {
    note(newName === null ? 'parameter-removed' : 'parameter-renamed', name, newName);
  }
  const known = new Set([...requiredOf(before), ...gone.values()]);
  for (const name of requiredOf(after)) if (!known.has(name)) note('parameter-required', name);
  for (const [name, schema] of was) {
    if (is.has(name) && !isAllowed(schema, is.get(name))) note('parameter-changed', name);
  }
  return found;
}

const nameOf = (name: string): string => oneLine(name, NAME_LIMIT);

const propertiesOf = ({ properties }: Schema): Map<string, unknown> =>
  new Map(Object.entries(isObject(properties) ? properties : {}));

const requiredOf = ({ required }: Schema): Set<string> =>
  new Set(Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []);
