import { styleText } from 'node:util';
import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Logger } from '../ports/logger.ts';
import { placeOf } from '../render/annotations.ts';
import { type Page, TONE_STYLES } from '../render/terminal/paint.ts';
import { storyLines } from '../render/terminal/story-lines.ts';
import { checkLines } from '../render/terminal/verdict-lines.ts';
import { describeQuarantine } from '../render/words/quarantine-words.ts';
import { headlineOf } from '../render/words/verdict-words.ts';
import type { Environment } from '../runner/event-context.ts';
import { MAX_ANNOTATIONS } from './github/annotations.ts';
import { clipCharacters } from './github/clipped-text.ts';

/** Of a line of the log: people write as much as they like, and the report has all of it. */
const MAX_NOTE_LENGTH = 500;

const WIDTH = 80;

/** How the verdict is told. */
interface LogLook {
  annotated: boolean;
  red: boolean;
  ofServers: boolean;
  /** The log is shown by what understands colours, as GitHub does. */
  coloured?: boolean;
}

/** Whether what shows the log shows colours: GitHub's own page does, and no terminal need be there. */
export function showsColours(environment: Environment): boolean {
  return environment['GITHUB_ACTIONS'] === 'true' && !environment['NO_COLOR'];
}

const COLOUR = '\u001b[';
/** A glyph, what it is indented by, and its colour. */
const LONGEST_SIGN = 16;

/** A line without its coloured sign, and that sign: nothing else in a line may have a colour. */
function signed(line: string): [message: string, sign?: string] {
  const [indent = '', coloured = '', off] = line.split(COLOUR, 3);
  if (off === undefined || indent.trim() !== '') return [line];
  const sign = `${indent}${COLOUR}${coloured}${COLOUR}${off.slice(0, off.indexOf('m') + 1)}`;
  return sign.length > LONGEST_SIGN ? [line] : [line.slice(sign.length), sign];
}

/** Nobody's terminal breaks its lines, and those that read it look for colours in none but the signs. */
function pageOf(coloured: boolean): Page {
  return {
    width: WIDTH,
    paint: (tone, text) =>
      coloured ? styleText(TONE_STYLES[tone], text, { validateStream: false }) : text,
  };
}

/** Tells the verdict in the log: what changed and why cases failed, its checks, and in the end itself, as an error where it is red. */
export function logVerdict(
  { report, verdict }: { report: RunReport | null; verdict: Verdict },
  { annotated, red, ofServers, coloured = false }: LogLook,
  logger: Pick<Logger, 'info' | 'notice' | 'error'>,
): void {
  const page = pageOf(coloured);
  const lines = [...storyLines({ report, verdict }, page), ...checkLines(verdict, page)];
  for (const line of lines) logger.info(...signed(line));
  for (const note of verdict.quarantine ?? []) {
    const told = clipCharacters(describeQuarantine(note), MAX_NOTE_LENGTH);
    logger[note.state === 'active' ? 'info' : 'notice'](`Quarantine: ${told}`);
  }
  logger[red ? 'error' : 'info'](closingLine(verdict, { annotated, ofServers }));
}

/** The verdict in a line, and below it the mistakes that no annotation has told. */
function closingLine(
  verdict: Verdict,
  { annotated, ofServers }: { annotated: boolean; ofServers: boolean },
): string {
  const { value, troubles, judged } = verdict;
  // Reports of several jobs are judged in a mode of their own.
  const about = ofServers || judged?.sampleOf === 'server' ? 'Servers' : 'Evals';
  const whole = `${about} ${value}: ${headlineOf(verdict)}`;
  if (value !== 'invalid' || troubles.length === 0) return whole;
  // With so many, some have no annotation.
  const allTold = annotated && troubles.length < MAX_ANNOTATIONS;
  const [only = ''] = troubles;
  if (troubles.length === 1) {
    const place = allTold ? placeOf(only) : null;
    return place === null ? whole : `${about} ${value}: The configuration is wrong at ${place}.`;
  }
  const untold = allTold ? troubles.filter((text) => placeOf(text) === null) : troubles;
  return [whole, ...untold.map((text) => `- ${text}`)].join('\n');
}
