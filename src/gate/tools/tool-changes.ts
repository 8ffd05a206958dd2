import { canonicalJson } from '../../lib/canonical-json.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { cut, oneLine } from '../../lib/text.ts';
import { OFFERS, type Offer, type ReportServer } from '../../report/offers.ts';
import type { RunReport } from '../../report/report.ts';
import { EFFECTS, TOOL_CHANGES, type ToolChange } from '../../report/verdict.ts';
import { findGone } from './renames.ts';
import { compareSchemas, readSchema, textOf } from './schemas.ts';

const MAX_TITLES = 20;
const MAX_DETAILS = 5;
/** Characters of what stood and stands in a place. */
const MAX_VALUE = 400;

/** What a server offers that is not there. */
const NOTHING: ReportServer = { name: '', tools: [], others: [] };

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
  const found = [...new Set([...before.keys(), ...after.keys()])].flatMap((server) => {
    const [was, is] = [before.get(server), after.get(server)];
    if (!isWhole && (was === undefined || is === undefined)) return [];
    return compareServers(was ?? NOTHING, is ?? NOTHING).map((change): ToolChange => {
      const titles = (usesByTool.get(keyOf(server, change.tool)) ?? []).map(({ title }) => title);
      return { server, ...change, cases: titles.slice(0, MAX_TITLES), caseCount: titles.length };
    });
  });
  const rankOf = ({ what, effect, caseCount }: ToolChange) => {
    const group = (EFFECTS.indexOf(effect) < 2 ? 0 : 2) + (caseCount > 0 ? 0 : 1);
    return group * TOOL_CHANGES.length + TOOL_CHANGES.indexOf(what);
  };
  return found.sort((a, b) => rankOf(a) - rankOf(b) || b.caseCount - a.caseCount);
}

/** Compares the lists that are known on both sides. */
const compareServers = (was: ReportServer, is: ReportServer): Change[] =>
  OFFERS.flatMap((kind) => {
    const [before, after] = [was, is].map(({ tools, others }) =>
      kind === 'tool' ? tools : others?.filter((one) => one.kind === kind),
    );
    const changes = before && after ? compareOffers(before, after) : [];
    return changes.map((change) => Object.assign(change, { kind }));
  });

function changeOf(
  what: Change['what'],
  tool: string,
  effect: Change['effect'],
  parameter: string | null = null,
): Change {
  const rest = { newName: null, kind: 'tool' as const, isOutput: false, details: [] };
  return { what, tool, effect, parameter: parameter && oneLine(parameter, NAME_LIMIT), ...rest };
}

function compareOffers(was: readonly Offer[], is: readonly Offer[]): Change[] {
  const before = new Map(was.map((one) => [one.name, one]));
  const after = new Map(is.map((one) => [one.name, one]));
  const gone = findGone(before, after, ({ inputSchema }) => schemaText(inputSchema), false);
  const found = Array.from(gone, ([tool, newName]) => {
    const change = changeOf(newName === null ? 'tool-removed' : 'tool-renamed', tool, 'breaking');
    return Object.assign(change, { newName });
  });
  const renamed = new Set(gone.values());
  for (const [tool, offer] of after) {
    const earlier = before.get(tool);
    if (earlier !== undefined) found.push(...compareOffer(tool, earlier, offer));
    else if (!renamed.has(tool)) found.push(changeOf('tool-added', tool, 'compatible'));
  }
  return found;
}

function schemaText(text: string | null): string | null {
  const schema = readSchema(text);
  return schema && textOf(schema);
}

function compareOffer(tool: string, was: Offer, is: Offer): Change[] {
  const found = compareTexts(tool, was.inputSchema, is.inputSchema, false);
  const { outputSchema: output, promises: promised = [], description: words } = was;
  const { outputSchema: outputNow, promises = [], description: wordsNow } = is;
  if (output !== undefined && outputNow !== undefined)
    found.push(...compareTexts(tool, output ?? '{}', outputNow ?? '{}', true));
  if (was.promises && is.promises) {
    const lost = promised.filter((one) => !promises.includes(one));
    const gained = promises.filter((one) => !promised.includes(one));
    found.push(...lost.map((one) => changeOf('promise-lost', tool, 'breaking', one)));
    found.push(...gained.map((one) => changeOf('promise-gained', tool, 'compatible', one)));
  }
  if ((words ?? wordsNow) !== (wordsNow ?? words)) {
    const change = changeOf('wording', tool, 'wording');
    addDetail(change, 'description', [words, wordsNow]);
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
  // Both are objects, whether their schemas say so or not.
  const [was, is] = [before, after].map((text) => {
    const schema = readSchema(text);
    return schema && { type: 'object', ...schema };
  });
  if (!was || !is || before === after) return [];
  const found = new Map<string, Change>();
  for (const { path, what, effect, newName, values } of compareSchemas(was, is, isOutput)) {
    const [parameter = null, ...inner] = path;
    const isWhole = typeof what === 'string' && inner.length === 0;
    const part = parameter === null ? 'schema-changed' : 'parameter-changed';
    const kind = isWhole ? (`parameter-${what}` as const) : part;
    const key = JSON.stringify([kind, parameter]);
    const change = found.get(key) ?? changeOf(kind, tool, effect, parameter);
    found.set(
      key,
      Object.assign(change, { isOutput, newName: newName && oneLine(newName, NAME_LIMIT) }),
    );
    if (EFFECTS.indexOf(effect) < EFFECTS.indexOf(change.effect)) change.effect = effect;
    const place = typeof what === 'string' ? inner : [...inner, what.keyword];
    if (!isWhole) addDetail(change, place.join('.'), values);
  }
  // Words of schemas alone.
  return found.size > 0 ? [...found.values()] : [changeOf('wording', tool, 'wording')];
}

function addDetail({ details }: Change, place: string, values: readonly unknown[]): void {
  const [from = null, to = null] = values.map((one) =>
    one === undefined ? null : cut(canonicalJson(one), MAX_VALUE),
  );
  if (details.length < MAX_DETAILS) details.push({ place: oneLine(place, NAME_LIMIT), from, to });
}
