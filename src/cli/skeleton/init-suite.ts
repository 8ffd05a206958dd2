import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEmbedded, type RawInputs } from '../../inputs/raw-inputs.ts';
import { judgeTrouble } from '../../judge.ts';
import { countOf } from '../../model/quantity.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { verdictLines } from '../../render/terminal/verdict-lines.ts';
import { cleanLine } from '../../text/clean-text.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  errorCode,
  errorMessage,
} from '../../trouble/errors.ts';
import { inOptions } from '../options/option-words.ts';
import { askedSurface } from '../servers/asked-surface.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger } from '../terminal/terminal-logger.ts';
import type { Skeleton } from './suite-skeleton.ts';

interface AskedSkeleton {
  file: string;
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  verbose?: boolean;
}

const TEXT_LENGTH = 500;
const MOST_TOLD = 20;
const IS_THERE = 'is there already and is left as it is. Name another file, or take it away first.';

/**
 * Writes the skeleton of a suite with a case for each tool that the servers have. What is there
 * already stays as it is, and nothing is written where a server does not answer.
 * @returns the exit code.
 */
export async function initSuite(
  { file, raw, problems, verbose = false }: AskedSkeleton,
  terminal: Terminal,
): Promise<number> {
  const screen = new Screen(terminal);
  const secrets = createSecretKeeper();
  const logger = terminalLogger(screen, secrets, verbose ? 'verbose' : 'quiet');
  const at = { terminal, secrets, logger };
  screen.showBar(() => 'Asking the servers');
  try {
    const found = await askedSurface(raw, [...problems, ...unfitPlace(file, terminal.folder)], at);
    if (found.silent.length > 0) {
      screen.showBar(null);
      for (const { server, message } of found.silent) {
        screen.line(
          `${screen.page.paint('bad', '✗')} ${cleanLine(`${server}: ${message}`, TEXT_LENGTH)}`,
        );
      }
      screen.line('Nothing was written. Name the servers that are well with --servers.');
      return EXIT_CODES.incomplete;
    }
    const { suiteSkeleton } = await import('./suite-skeleton.ts');
    const name = path.basename(file).replace(/\.(?:ya?ml|json)$/, '');
    const skeleton = await suiteSkeleton(found.servers, { name, isOwn: isEmbedded(raw) });
    if (skeleton.cases === 0) throw new ConfigurationError([noCase(skeleton)]);
    await writeNew(path.resolve(terminal.folder, file), file, skeleton.text);
    screen.showBar(null);
    for (const line of toldLines(file, raw, skeleton)) screen.line(line);
    return 0;
  } catch (error) {
    screen.showBar(null);
    const { verdict } = judgeTrouble(inOptions(error), null, at);
    for (const line of verdictLines({ report: null, verdict }, screen.page)) screen.line(line);
    return EXIT_CODES[verdict.value];
  }
}

function unfitPlace(file: string, folder: string): ConfigurationProblem[] {
  const place = path.resolve(folder, file);
  const steps = path.relative(folder, place).split(path.sep);
  if (steps[0] !== '..' && !path.isAbsolute(file)) {
    return existsSync(place) ? [{ where: file, message: IS_THERE }] : [];
  }
  const message = 'must lie in this folder: suites are read from there.';
  return [{ where: file, message, example: 'mcp-eval-gate init evals/smoke.yaml' }];
}

function noCase({ leftOut: [first] }: Skeleton): ConfigurationProblem {
  const why = first === undefined ? 'they have no tools' : cleanLine(first.why, TEXT_LENGTH);
  return { where: 'servers', message: `no case can be written for these: ${why}.` };
}

/** All of it or nothing, and never in the place of something. */
async function writeNew(place: string, file: string, text: string): Promise<void> {
  let isOurs = false;
  try {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, '', { flag: 'wx' });
    isOurs = true;
    await writeFile(place, text);
  } catch (error) {
    if (isOurs) await rm(place, { force: true });
    const message =
      errorCode(error) === 'EEXIST' ? IS_THERE : `cannot be written: ${errorMessage(error)}.`;
    throw new ConfigurationError([{ where: file, message }]);
  }
}

function toldLines(
  file: string,
  raw: RawInputs,
  { cases, skipped, madeUp, leftOut }: Skeleton,
): string[] {
  const name = cleanLine(file, TEXT_LENGTH);
  const config = raw['mcp-config'];
  const option = config === undefined ? '' : ` --mcp-config ${cleanLine(config, TEXT_LENGTH)}`;
  return [
    `${name} has ${countOf(cases, 'case')}.`,
    ...(skipped > 0
      ? [`${countOf(skipped, 'case')} to look at first: see \`skip\` in the file.`]
      : []),
    ...(madeUp > 0
      ? [`${countOf(madeUp, 'value')} of no meaning: look for "made up" in the file.`]
      : []),
    ...leftOut
      .slice(0, MOST_TOLD)
      .map(({ tool, why }) => cleanLine(`No case for ${tool}: ${why}`, TEXT_LENGTH)),
    ...(leftOut.length > MOST_TOLD ? [`No case for ${leftOut.length - MOST_TOLD} more.`] : []),
    `Next: mcp-eval-gate run ${name}${option}`,
  ];
}
