import { NAME_LIMIT } from '../../lib/limits.ts';
import { cut, oneLine } from '../../lib/text.ts';
import type { ReportTool, RunReport } from '../../report/report.ts';
import { EFFECTS, OFFERS, TOOL_CHANGES, type ToolChange } from '../../report/verdict.ts';
import { textOf } from './keywords.ts';
import { findGone } from './renames.ts';
import { compareSchemas, readSchema } from './schemas.ts';

const MAX_TITLES = 20;
/** Characters of what stood and stands in a place. */
const MAX_VALUE = 400;
const DRAFT = /"\$schema":"[^"]*",?/;

type Change = Omit<ToolChange, 'server' | 'kind' | 'cases' | 'caseCount'>;

/**
 * Finds what breaks callers of tools, or may break them. Lists and schemas that are not known on a
 * side say nothing.
 *
 * @returns changes of tools that cases use come first, then by kind and number of cases
 */
export const findToolChanges = (base: RunReport, head: RunReport): ToolChange[] =>
  findChanges(base, head).filter(({ effect }) => effect === 'breaking' || effect === 'may-break');

/**
 * What a report says that a server lists. Null: it is not known. A server that is not in a whole list
 * offers nothing.
 */
export function listIn(report: RunReport, server: string, kind: ToolChange['kind']) {
  const { source, isPart, failures, servers } = report;
  const isWhole = /diff|doctor/.test(source) && !isPart && failures.length === 0;
  const found = servers.find(({ name }) => name === server);
  return found === undefined && isWhole ? [] : (found?.[kind] ?? null);
}

/** Finds all that differs in what servers offer. */
export function findChanges(base: RunReport, head: RunReport): ToolChange[] {
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  const uses = [...head.cases, ...head.users].flatMap(({ title, tools }) =>
    tools.map(({ server, kind = 'tools', name }) => ({ title, key: keyOf(server, kind, name) })),
  );
  const usesByTool = Map.groupBy(uses, ({ key }) => key);
  const names = new Set(base.servers.concat(head.servers).map(({ name }) => name));
  const lists = [...names].flatMap((server) => OFFERS.map((kind) => ({ server, kind })));
  const found = lists.flatMap(({ server, kind }) => {
    const [before, after] = [base, head].map((one) => listIn(one, server, kind));
    if (!before || !after) return [];
    return compareTools(before, after).map((change): ToolChange => {
      const users = usesByTool.get(keyOf(server, kind, change.tool)) ?? [];
      const cases = users.slice(0, MAX_TITLES).map(({ title }) => title);
      return { server, kind, ...change, cases, caseCount: users.length };
    });
  });
  const groupOf = ({ effect, caseCount }: ToolChange) =>
    (EFFECTS.indexOf(effect) < 2 ? 0 : 2) + (caseCount > 0 ? 0 : 1);
  const rankOf = (one: ToolChange) =>
    groupOf(one) * TOOL_CHANGES.length + TOOL_CHANGES.indexOf(one.what);
  const sorted = found.sort((a, b) => rankOf(a) - rankOf(b) || b.caseCount - a.caseCount);
  const byTool = Map.groupBy(sorted, (one) => keyOf(one.server, one.kind, one.tool, groupOf(one)));
  return [...byTool.values()].flat();
}

function changeOf(
  what: Change['what'],
  tool: string,
  effect: Change['effect'],
  parameter: string | null = null,
): Change {
  const rest = { newName: null, isOutput: false, detail: null };
  return { what, tool, effect, parameter: parameter && inLine(parameter), ...rest };
}

function compareTools(was: readonly ReportTool[], is: readonly ReportTool[]): Change[] {
  const before = new Map(was.map((one) => [one.name, one]));
  const after = new Map(is.map((one) => [one.name, one]));
  const gone = findGone(before, after, ({ inputSchema }) => {
    const schema = readSchema(inputSchema);
    return schema && textOf(schema);
  });
  const found = Array.from(gone, ([tool, newName]) => {
    const change = changeOf(newName === null ? 'tool-removed' : 'tool-renamed', tool, 'breaking');
    return Object.assign(change, { newName });
  });
  const renamed = new Set(gone.values());
  for (const [tool, now] of after) {
    const earlier = before.get(tool);
    if (earlier === undefined) {
      if (!renamed.has(tool)) found.push(changeOf('tool-added', tool, 'compatible'));
      continue;
    }
    const { inputSchema: input, outputSchema: output, description: words } = earlier;
    const { inputSchema: inputNow, outputSchema: outputNow, description: wordsNow } = now;
    const own = compareTexts(tool, input, inputNow, false);
    const isKnown = output !== undefined && outputNow !== undefined;
    if (isKnown) own.push(...compareOutputs(tool, output, outputNow));
    const isOther =
      (input && inputNow && differ(input, inputNow)) || (isKnown && differ(output, outputNow));
    const isReworded = (words ?? wordsNow) !== (wordsNow ?? words);
    own.push(...comparePromises(tool, earlier, now));
    if (isReworded || (isOther && own.length === 0)) own.push(changeOf('wording', tool, 'wording'));
    found.push(...own);
  }
  return found;
}

/** Compares schemas of what a tool returns. Null: it has none. */
function compareOutputs(tool: string, was: string | null, is: string | null): Change[] {
  if ((was === null) === (is === null)) return compareTexts(tool, was, is, true);
  const change = changeOf('schema-changed', tool, was === null ? 'compatible' : 'breaking');
  const detail = ['outputSchema', ...[was, is].map((text) => cut(text ?? '', MAX_VALUE))];
  return [Object.assign(change, { isOutput: true, detail })];
}

/** Whether schemas differ in more than their draft, which libraries write. */
const differ = (was: string | null, is: string | null) =>
  was?.replace(DRAFT, '') !== is?.replace(DRAFT, '');

/** Compares what tools promise of calls, and media types. What is not known says nothing. */
function comparePromises(tool: string, was: ReportTool, is: ReportTool): Change[] {
  const { promises: before = is.promises ?? [], mediaType: from } = was;
  const { promises: after = before, mediaType: to } = is;
  const [lost, gained] = [missingIn(after, before), missingIn(before, after)];
  const found = lost.map((one) => changeOf('promise-lost', tool, 'breaking', one));
  found.push(...gained.map((one) => changeOf('promise-gained', tool, 'compatible', one)));
  if (from === to || from === undefined || to === undefined) return found;
  const effect = from === null ? 'compatible' : to === null ? 'may-break' : 'breaking';
  const detail = ['mimeType', from ?? '', to ?? ''];
  return [...found, Object.assign(changeOf('media-type-changed', tool, effect), { detail })];
}

/** Promises that the others lack. What only reads is not destructive, and idempotent. */
const missingIn = (others: readonly string[], promises: readonly string[]) =>
  withTasks(promises)
    .filter((one) => !withTasks(others).includes(one))
    .filter((one, _, [first]) => first !== 'read-only' || !/^(?:not|idem)/.test(one));

/** A tool that cannot be called as a task does not say that it is callable without one. */
const withTasks = (promises: readonly string[]) =>
  promises.includes('callable as a task') ? promises : [...promises, 'callable without a task'];

/** Compares schemas. What differs inside a parameter is one change of it. */
function compareTexts(
  tool: string,
  before: string | null,
  after: string | null,
  isOutput: boolean,
): Change[] {
  if (before === null || after === null || before === after) return [];
  const [was, is] = [before, after].map(readSchema);
  // One is too large, or too deep.
  if (!was || !is)
    return [Object.assign(changeOf('schema-changed', tool, 'may-break'), { isOutput })];
  const found = new Map<string, Change>();
  for (const { path, what, effect, newName, values } of compareSchemas(was, is, isOutput)) {
    const [parameter = null, ...inner] = path;
    const isWhole = typeof what === 'string' && inner.length === 0;
    const part = parameter === null ? 'schema-changed' : 'parameter-changed';
    const change = changeOf(isWhole ? `parameter-${what}` : part, tool, effect, parameter);
    const key = JSON.stringify([change.what, path[0]]);
    const known = found.get(key)?.effect ?? 'wording';
    if (found.has(key) && EFFECTS.indexOf(known) <= EFFECTS.indexOf(effect)) continue;
    const name = what === 'added' ? '' : (path.at(-1) ?? '');
    const isList = typeof what !== 'string' && what.keyword === 'enum';
    const both = values.map((one, side) =>
      isList ? differing(one, values[1 - side]) : textOf(one),
    );
    const names = typeof what === 'string' ? [name, newName ?? what] : both;
    const place = typeof what === 'string' ? inner : [...inner, what.keyword];
    const detail = [inLine(place.join('.')), ...names.map((one) => cut(one ?? '', MAX_VALUE))];
    Object.assign(change, {
      isOutput,
      newName: newName && inLine(newName),
      detail: isWhole ? null : detail,
    });
    found.set(key, change);
  }
  return [...found.values()];
}

/** The values of a list, of which `…` stands for those that the other one has as well. */
function differing(list: unknown, other: unknown): string {
  if (!Array.isArray(list) || !Array.isArray(other)) return textOf(list) ?? '';
  const shared = new Set(other.map(textOf));
  return [...new Set(list.map(textOf).map((one) => (shared.has(one) ? '…' : one)))].join(', ');
}

const inLine = (name: string): string => oneLine(name, NAME_LIMIT);
