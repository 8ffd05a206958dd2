import { cut } from '../lib/text.ts';
import { firstOf } from '../words/lines.ts';
import { describeOthers } from '../words/verdicts.ts';
import type { Cause, Findings } from './findings.ts';
import { repositoryPlace } from './place.ts';

/** A message at a line of a file, or of the job if it has no file. Texts are plain. */
export interface Annotation {
  level: (typeof LEVELS)[number];
  title: string;
  message: string;
  /** Path in the repository. */
  file: string | null;
  line: number | null;
}

type Place = Pick<Annotation, 'file' | 'line'>;
const NOWHERE: Place = { file: null, line: null };
/** The gravest first. */
const LEVELS = ['failure', 'warning', 'notice'] as const;
/** Those of GitHub. */
const TITLE_LIMIT = 255;
const MESSAGE_LIMIT = 4_096;

/** The messages of a report, the gravest first, at most `limit`: each cause once at each place. */
export function annotationsOf(findings: Findings, limit: number): Annotation[] {
  const { suite, problems, causes, sections, flaky } = findings;
  // Each cause is there once before one is there twice.
  const rounds: Annotation[][] = [];
  for (const cause of causes) {
    const { sentence, advice, isDeciding } = cause;
    const level = isDeciding ? 'failure' : 'warning';
    const message = advice === '' ? sentence : `${sentence}\n${advice}`;
    for (const [round, { titles, place }] of placesOf(cause).entries()) {
      const title = titles.length === 0 ? suite : firstOf(titles);
      rounds[round] ??= [];
      rounds[round].push({ level, title, message, ...place });
    }
  }
  const ofSuite = (level: Annotation['level'], lines: readonly string[]) =>
    lines.map((message): Annotation => ({ level, title: suite, message, ...NOWHERE }));
  const all = [
    ...ofSuite('failure', problems),
    ...rounds.flat(),
    ...ofSuite('warning', sections.find(({ id }) => id === 'warnings')?.lines ?? []),
    ...ofSuite('notice', describeOthers(0, flaky)),
  ];
  const rank = ({ level }: Annotation) => LEVELS.indexOf(level);
  const first = all.sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  return first.map(({ title, message, ...others }) => {
    return { title: cut(title, TITLE_LIMIT), message: cut(message, MESSAGE_LIMIT), ...others };
  });
}

/** The cases of a cause by where they stand; one place without cases for a cause that has none. */
function placesOf({ cases }: Cause): { titles: string[]; place: Place }[] {
  const places = new Map<string, { titles: string[]; place: Place }>();
  for (const { title, file, line } of cases) {
    const place = repositoryPlace(file, line) ?? NOWHERE;
    const key = `${place.file}:${place.line}`;
    const known = places.get(key) ?? { titles: [], place };
    known.titles.push(title);
    places.set(key, known);
  }
  return places.size === 0 ? [{ titles: [], place: NOWHERE }] : [...places.values()];
}
