import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { judgeTrouble } from '../../judge.ts';
import type { RunReport } from '../../model/run-report.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { toolLines } from '../../render/terminal/tool-lines.ts';
import { verdictLines } from '../../render/terminal/verdict-lines.ts';
import { resolveProject } from '../../session/resolve.ts';
import { openSession } from '../../session/session.ts';
import { allOf, askServers, chosenServers } from '../../surface/ask-servers.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { configOf, jobAt } from '../judged/job-at-terminal.ts';
import { inOptions } from '../options/option-words.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { harmlessJson } from '../terminal/harmless-json.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger } from '../terminal/terminal-logger.ts';

interface AskedTools {
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  schemas?: boolean;
  json?: boolean;
  verbose?: boolean;
}

type Surface = NonNullable<RunReport['surface']>;

/**
 * Lists the tools of servers, which are asked for that alone.
 * @returns the exit code: that of the verdict where nothing could be listed, 3 where one does not tell.
 */
export async function listTools(
  { raw, problems, schemas = false, json: isRead = false, verbose = false }: AskedTools,
  terminal: Terminal,
): Promise<number> {
  const screen = new Screen(terminal.stdout, terminal.stderr, { isRead });
  const secrets = createSecretKeeper();
  const logger = terminalLogger(screen, secrets, verbose ? 'verbose' : 'quiet');
  const at = { terminal, secrets, logger };
  const startedAtMs = performance.now();
  const seconds = () => Math.floor((performance.now() - startedAtMs) / 1000);
  screen.showBar(() => `Asking the servers · ${seconds()} s`);
  try {
    const found = await offered(raw, problems, at);
    screen.showBar(null);
    // Secrets of the configuration may be in what a server tells of itself.
    const told = secrets.json(found) as Surface;
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

async function offered(
  raw: RawInputs,
  problems: readonly ConfigurationProblem[],
  at: Parameters<typeof jobAt>[1],
): Promise<Surface> {
  const config = configOf(raw, problems);
  if (config.mode !== 'doctor') throw new Error('Servers are asked as by mode doctor.');
  const session = openSession(config, await jobAt(raw, at));
  try {
    const { signal, deadlineAtMs, clock } = session;
    const options = { signal, deadlineAtMs, clock };
    const { client } = await session.service();
    const project = await resolveProject(
      config.run.project,
      await allOf(client.projects.list(options)),
    );
    const servers = await chosenServers(client, project.id, config.run.servers, options);
    return await askServers(client, project.id, servers, options);
  } finally {
    await session.close();
  }
}
