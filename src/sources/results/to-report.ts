import { hash } from 'node:crypto';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { cut } from '../../lib/text.ts';
import { emptyCase, iterationWith } from '../../report/empty-case.ts';
import type { Failure } from '../../report/failure.ts';
import { digestOf } from '../../report/identity.ts';
import type { ReportCase } from '../../report/report.ts';
import { OUTSIDE_TESTS, UNNAMED_TEST } from '../../words/results.ts';
import { keyOf } from './attempts.ts';
import { isBad } from './read/outcome-words.ts';
import type { ParsedCase } from './read/reading.ts';
import { createPlaceFinder } from './source-place.ts';

/**
 * Makes cases of the report. A test that several files have is one case with an iteration each. Files
 * come in order of their paths, so that ids stay the same. The workspace is a path without links.
 */
export async function casesOf(
  files: AsyncIterable<readonly ParsedCase[]> | Iterable<readonly ParsedCase[]>,
  workspace: string,
  redactor: Redactor,
): Promise<ReportCase[]> {
  const line = (text: string) => redactor.name(text);
  const placeOf = createPlaceFinder(workspace);
  const failureOf = (one: ParsedCase): Failure => ({
    kind: 'test',
    type: one.type === '' ? null : line(one.type),
    message: redactor.text(one.message, TEXT_LIMIT),
    details: redactor.text(one.details, TEXT_LIMIT),
    ...(placeOf(one) ?? { file: null, line: null }),
  });
  const cases = new Map<string, ReportCase>();
  for await (const tests of files) {
    const ordinals = new Map<string, number>();
    for (const one of tests) {
      const key = keyOf(one);
      const ordinal = (ordinals.get(key) ?? 0) + 1;
      ordinals.set(key, ordinal);
      const id = hash('sha256', `${key}${ordinal}`).slice(0, 32);
      const title = cases.get(id)?.title ?? titleOf(one, line);
      const own = cases.get(id) ?? emptyCase(id, title);
      cases.set(id, own);
      const isSkipped = one.outcome === 'skipped';
      if (isSkipped && own.planned === 0) own.skipped ??= line(one.message);
      if (isSkipped) continue;
      own.planned += 1;
      own.skipped = null;
      const { attempts, durationMs } = one;
      const failures = isBad(one.outcome) ? [failureOf(one)] : [];
      const outcome = isBad(one.outcome) ? 'failed' : 'passed';
      const ended = { id: `${id}-${own.planned}`, number: own.planned, outcome, attempts } as const;
      const iteration = iterationWith({ ...ended, durationMs, failures });
      // A list that grows takes memory for 17.
      own.iterations = own.iterations.concat(iteration);
    }
  }
  const all = [...cases.values()];
  const titles = distinctTitles(all);
  for (const [at, one] of all.entries()) one.identity = digestOf(titles[at] ?? one.title);
  return all;
}

/** Titles with a number where cases share one. An eval service gives them back: they identify. */
export function distinctTitles(cases: readonly Pick<ReportCase, 'title'>[]): string[] {
  const counts = new Map<string, number>();
  return cases.map(({ title }) => {
    let distinct = title;
    while (counts.has(distinct)) {
      const count = (counts.get(title) ?? 1) + 1;
      counts.set(title, count);
      const mark = ` (${count})`;
      distinct = `${cut(title, NAME_LIMIT - mark.length)}${mark}`;
    }
    counts.set(distinct, 1);
    return distinct;
  });
}

/** Names are the same if only their separators differ: `Tests\CartTest`, `Tests.CartTest`. */
const bare = (name = '') => name.replace(/[\\/.:]+/g, '.');

/** Names from the outermost inwards, none twice in a row. */
function titleOf(one: ParsedCase, line: (text: string) => string): string {
  const own = one.isTest || one.name !== '' ? one.name : OUTSIDE_TESTS;
  const names = [...one.suites, one.className, own].map(line).filter((part) => part !== '');
  const title = names.filter((part, at) => bare(part) !== bare(names[at - 1])).join(' › ');
  return cut(title, NAME_LIMIT) || UNNAMED_TEST;
}
