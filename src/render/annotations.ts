import { cut } from '../lib/text.ts';
import { isAtStart } from '../report/counts-as.ts';
import { firstOf } from '../words/lines.ts';
import { titleOfServer } from '../words/news.ts';
import { describeOthers } from '../words/verdicts.ts';
import { plainSentence } from './causes.ts';
import type { Cause, CauseCase, Findings } from './findings.ts';
import { repositoryPlace } from './place.ts';

/** A message at a line of a file, or of the job if it has no file. Texts are plain. */
export interface Annotation {
  level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
  /** Path in the repository. */
  file: string | null;
  line: number | null;
}

/** The cases of a cause that stand at one place. */
interface Place extends Pick<Annotation, 'file' | 'line'> {
  cause: Cause;
  cases: CauseCase[];
}
const NOWHERE = { file: null, line: null };
/** Those of GitHub. */
const TITLE_LIMIT = 255;
const MESSAGE_LIMIT = 4_096;

/** The messages of a report, the gravest first, at most `limit`: each cause once at each place. */
export function annotationsOf(findings: Findings, limit: number): Annotation[] {
  const { suite, problems, causes, sections, flaky } = findings;
  // Each cause is there once before one is there twice.
  const rounds: Place[][] = [];
  for (const cause of causes) {
    for (const [round, place] of placesOf(cause).entries()) {
      rounds[round] ??= [];
      rounds[round].push(place);
    }
  }
  const byDecision = Map.groupBy(rounds.flat(), ({ cause }) => cause.isDeciding);
  const messagesOf = (isDeciding: boolean) =>
    (byDecision.get(isDeciding) ?? []).slice(0, limit).map((place) => messageAt(place, suite));
  const ofSuite = (level: Annotation['level'], lines: readonly string[]) =>
    lines.map((message): Annotation => ({ level, title: suite, message, ...NOWHERE }));
  const all = [
    ...ofSuite('failure', problems),
    ...messagesOf(true),
    ...messagesOf(false),
    ...ofSuite('warning', sections.find(({ id }) => id === 'warnings')?.lines ?? []),
    ...ofSuite('notice', describeOthers(0, flaky)),
  ];
  return all.slice(0, limit).map(({ title, message, ...others }) => {
    return { title: cut(title, TITLE_LIMIT), message: cut(message, MESSAGE_LIMIT), ...others };
  });
}

/** The cases of a cause by where they stand; one place without cases for a cause that has none. */
function placesOf(cause: Cause): Place[] {
  const places = new Map<string, Place>();
  for (const one of cause.cases) {
    const { file, line } = repositoryPlace(one.file, one.line) ?? NOWHERE;
    const key = `${file}:${line}`;
    const known = places.get(key) ?? { file, line, cause, cases: [] };
    known.cases.push(one);
    places.set(key, known);
  }
  return places.size === 0 ? [{ ...NOWHERE, cause, cases: [] }] : [...places.values()];
}

/** What cases fail by at their place, which can differ from what the first case of the cause says. */
function messageAt({ cause, cases, file, line }: Place, suite: string): Annotation {
  const { failure, sentence, advice, isDeciding } = cause;
  const own = cases.length < cause.cases.length ? cases[0]?.failure : null;
  const said = own ? plainSentence(own) : sentence;
  const titles = firstOf(cases.map((one) => one.title)) || suite;
  const isOfServer = failure.kind === 'server' && isAtStart(failure);
  return {
    level: isDeciding ? 'failure' : 'warning',
    title: isOfServer ? titleOfServer(failure.server) : titles,
    message: advice === '' ? said : `${said}\n${advice}`,
    file,
    line,
  };
}
