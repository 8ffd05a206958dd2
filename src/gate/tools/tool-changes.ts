import { canonicalJson } from '../../lib/canonical-json.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { cut, oneLine } from '../../lib/text.ts';
import type { Offer, ReportServer } from '../../report/offers.ts';
import type { RunReport } from '../../report/report.ts';
import { EFFECTS, TOOL_CHANGES, type ToolChange } from '../../report/verdict.ts';
import { findGone } from './renames.ts';
import { compareSchemas, type Difference, readSchema, textOf } from './schemas.ts';

const MAX_TITLES = 20;
const MAX_DETAILS = 5;
/** Characters of what stood and stands in a place. */
const MAX_VALUE = 400;

type Change = Omit<ToolChange, 'server' | 'cases' | 'caseCount'>;

/**
 * Finds what breaks callers of tools, or may break them: tools and parameters that are gone or have
 * another name, parameters that are needed now or take less. Lists and schemas that are not known on
 * a side say nothing.
 *
 * @returns changes of tools that cases use come first, then by kind and number of cases
 */
export const findToolChanges = (base: RunReport, head: RunReport): ToolChange[] =>
  findChanges(base, head).filter(({ effect }) => effect === 'breaking' || effect === 'may-break');

/** Finds all that differs in what servers offer, the gravest first. */
export function findChanges(base: RunReport, head: RunReport): ToolChange[] {
  const keyOf = (server: string, tool: string) => JSON.stringify([server, tool]);
  const uses = [...head.cases, ...head.users].flatMap(({ title, tools }) =>
    tools.map(({ server, name }) => ({ title, key: keyOf(server, name) })),
  );
  const usesByTool = Map.groupBy(uses, ({ key }) => key);
  const before = new Map(base.servers.map((one) => [one.name, one]));
  const after = new Map(head.servers.map((one) => [one.name, one]));
  const isWhole = head.source === 'diff' && !head.isPart;
  const found = [...before.keys(), ...after.keys().filter((name) => !before.has(name))].flatMap(
    (server) => {
      const [was, is] = [before.get(server), after.get(server)];
      const changes = was && is ? compareServers(was, is) : isWhole ? [ofServer(is)] : [];
      return changes.map((change): ToolChange => {
        const titles = (usesByTool.get(keyOf(server, change.tool)) ?? []).map(({ title }) => title);
        return { server, ...change, cases: titles.slice(0, MAX_TITLES), caseCount: titles.length };
      });
    },
  );
  const rankOf = ({ what, effect, caseCount }: ToolChange) => {
    const harm = EFFECTS.indexOf(effect);
    const group = (harm < 2 ? 0 : 2) + (caseCount > 0 ? 0 : 1);
    return (group * EFFECTS.length + harm) * TOOL_CHANGES.length + TOOL_CHANGES.indexOf(what);
  };
  return found.sort((a, b) => rankOf(a) - rankOf(b) || b.caseCount - a.caseCount);
}

const ofServer = (is: ReportServer | undefined): Change =>
  is ? changeOf('server-added', '', 'compatible') : changeOf('server-removed', '', 'breaking');

function changeOf(
  what: Change['what'],
  tool: string,
  effect: Change['effect'],
  parameter: string | null = null,
): Change {
  const rest = { newName: null, kind: 'tool' as const, isOutput: false, details: [] };
  return { what, tool, effect, parameter: parameter && oneLine(parameter, NAME_LIMIT), ...rest };
}

/** Compares the lists that are known on both sides. */
function compareServers(was: ReportServer, is: ReportServer): Change[] {
  if (was.tools === null || is.tools === null) return [];
  const tools = compareOffers(was.tools, is.tools);
  const { others: before } = was;
  const { others: after } = is;
  if (before === undefined || after === undefined) return tools;
  const others = (['prompt', 'resource', 'template'] as const).flatMap((kind) => {
    const [own, now] = [before, after].map((all) => all.filter((one) => one.kind === kind));
    return compareOffers(own ?? [], now ?? []).map((change) => Object.assign(change, { kind }));
  });
  return [...tools, ...others];
}

function compareOffers(was: readonly Offer[], is: readonly Offer[]): Change[] {
  const [before, after] = [was, is].map((all) => new Map(all.map((one) => [one.name, one])));
  if (before === undefined || after === undefined) return [];
  const gone = findGone(before, after, ({ inputSchema }) => schemaText(inputSchema), false);
  const found = Array.from(gone, ([tool, newName]) => {
    const change = changeOf(newName === null ? 'tool-removed' : 'tool-renamed', tool, 'breaking');
    return Object.assign(change, { newName });
  });
  const known = new Set(gone.values());
  for (const [tool, offer] of after) {
    const earlier = before.get(tool);
    if (earlier !== undefined) found.push(...compareOffer(tool, earlier, offer));
    else if (!known.has(tool)) found.push(changeOf('tool-added', tool, 'compatible'));
  }
  return found;
}

function schemaText(text: string | null): string | null {
  const schema = readSchema(text);
  return schema && textOf(schema);
}

function compareOffer(tool: string, was: Offer, is: Offer): Change[] {
  const found = compareTexts(tool, was.inputSchema, is.inputSchema, false);
  const { outputSchema: output } = was;
  const { outputSchema: outputNow } = is;
  if (output && outputNow) found.push(...compareTexts(tool, output, outputNow, true));
  else if (output === null && outputNow) found.push(changeOf('output-added', tool, 'compatible'));
  else if (output && outputNow === null) found.push(changeOf('output-removed', tool, 'breaking'));
  const [promised, promises] = [new Set(was.promises), new Set(is.promises)];
  if (was.promises && is.promises) {
    for (const one of promised.difference(promises))
      found.push(changeOf('promise-lost', tool, 'breaking', one));
    for (const one of promises.difference(promised))
      found.push(changeOf('promise-gained', tool, 'compatible', one));
  }
  const isReworded = (was.description ?? is.description) !== (is.description ?? was.description);
  const isOther = [
    [was.inputSchema, is.inputSchema],
    [output, outputNow],
  ].some(([text, now]) => text && now && text !== now);
  if (isReworded || (found.length === 0 && isOther)) {
    const change = changeOf('wording', tool, 'wording');
    if (isReworded) note(change, 'description', was.description, is.description);
    found.push(change);
  }
  return found;
}

/** Compares schemas. What differs inside a parameter is one change of it. */
function compareTexts(
  tool: string,
  before: string | null,
  after: string | null,
  isOutput: boolean,
): Change[] {
  const [was, is] = [before, after].map(readSchema);
  if (!was || !is || before === after) return [];
  const found = new Map<string, Change>();
  for (const one of compareSchemas(was, is, isOutput)) {
    const { path, what, effect, newName, from, to } = one;
    const [parameter = null, ...inner] = path;
    const isWhole = inner.length === 0 && typeof what === 'string';
    const kind = isWhole
      ? WHATS[what]
      : parameter === null
        ? 'schema-changed'
        : 'parameter-changed';
    const change = changeOf(kind, tool, effect, parameter);
    Object.assign(change, { isOutput, newName: newName && oneLine(newName, NAME_LIMIT) });
    const key = JSON.stringify([kind, parameter]);
    const own = found.get(key) ?? change;
    found.set(key, own);
    if (EFFECTS.indexOf(effect) < EFFECTS.indexOf(own.effect)) own.effect = effect;
    const place = typeof what === 'string' ? inner.join('.') : [...inner, what.keyword].join('.');
    if (!isWhole) note(own, place, from, to);
  }
  return [...found.values()];
}

const WHATS: Record<Extract<Difference['what'], string>, Change['what']> = {
  removed: 'parameter-removed',
  renamed: 'parameter-renamed',
  added: 'parameter-added',
  required: 'parameter-required',
  optional: 'parameter-optional',
};

function note({ details }: Change, place: string, from: unknown, to: unknown): void {
  const shown = (value: unknown) =>
    value === undefined ? null : cut(canonicalJson(value), MAX_VALUE);
  if (details.length >= MAX_DETAILS) return;
  details.push({ place: oneLine(place, NAME_LIMIT), from: shown(from), to: shown(to) });
}
