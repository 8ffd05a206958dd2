import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { judgeTrouble } from '../../judge.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { toolLines } from '../../render/terminal/tool-lines.ts';
import { verdictLines } from '../../render/terminal/verdict-lines.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { inOptions } from '../options/option-words.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { harmlessJson } from '../terminal/harmless-json.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger } from '../terminal/terminal-logger.ts';
import { askedSurface } from './asked-surface.ts';

interface AskedTools {
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  schemas?: boolean;
  json?: boolean;
  verbose?: boolean;
}

/**
 * Lists the tools of servers, which are asked for that alone.
 * @returns the exit code: that of the verdict where nothing could be listed, 3 where one does not tell.
 */
export async function listTools(
  { raw, problems, schemas = false, json: isRead = false, verbose = false }: AskedTools,
  terminal: Terminal,
): Promise<number> {
  const screen = new Screen(terminal, { isRead });
  const secrets = createSecretKeeper();
  const logger = terminalLogger(screen, secrets, verbose ? 'verbose' : 'quiet');
  const at = { terminal, secrets, logger };
  const startedAtMs = performance.now();
  const seconds = () => Math.floor((performance.now() - startedAtMs) / 1000);
  screen.showBar(() => `Asking the servers · ${seconds()} s`);
  try {
    const told = await askedSurface(raw, problems, at);
    screen.showBar(null);
    if (isRead) terminal.stdout.write(harmlessJson(told));
    else for (const line of toolLines(told, screen.page, schemas)) screen.line(line);
    return told.silent.length > 0 ? EXIT_CODES.incomplete : 0;
  } catch (error) {
    screen.showBar(null);
    const { verdict } = judgeTrouble(inOptions(error), null, at);
    for (const line of verdictLines({ report: null, verdict }, screen.page)) screen.line(line);
    return EXIT_CODES[verdict.value];
  }
}
