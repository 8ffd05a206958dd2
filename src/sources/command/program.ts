import { OutputTail } from '../../lib/output-tail.ts';
import { Processes, ProcessGroup } from '../../lib/processes.ts';
import { settle } from '../../lib/sleep.ts';
import { isWithheld, type Variables } from '../../lib/variables.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';

/** The usual shell of the runner, else what every system has. */
const BASH = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'] as const;
const SH = ['sh', '-e', '-c'] as const;
/** After SIGTERM and SIGKILL. A cancelled step has 7.5 s in all. */
const WAITS = { inputMs: 0, termMs: 1_500, killMs: 1_000 };
/** UTF-16 units of a line in the log, and of what is kept of one. */
const LINE_LIMIT = 2_000;
const KEPT = 2 ** 16;
/** Files by which a step talks to the runner. */
const OF_RUNNER = /^(?:STATE_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$)/i;
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** The variables of the step that a program gets, and its own. Proxies are not for this machine. */
export function programEnvironment(job: Variables, own: Record<string, string>) {
  const passed = Object.entries(job).flatMap(([name, value]) =>
    value === undefined || isWithheld(name) || OF_RUNNER.test(name) ? [] : [[name, value] as const],
  );
  const env = Object.fromEntries(passed);
  const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name));
  for (const name of hasProxy ? ['NO_PROXY', 'no_proxy'] : []) {
    env[name] = [env[name] ?? env['NO_PROXY'] ?? '', ...LOOPBACK].filter(Boolean).join(',');
  }
  return Object.assign(env, own);
}

/**
 * Runs the lines of the input in a shell, until the deadline at most, with its output in the log. Ends
 * what it leaves running. `exitCode` null: the deadline or the job ended first. `output`: its end.
 */
export async function runProgram(
  own: Record<string, string>,
  { config, environment, deadline }: Session,
) {
  const { workspace, variables, processMark, redactor, logger, signal } = environment;
  const env = programEnvironment(variables, own);
  const living = new Processes(`${processMark}.program`);
  const stopKilling = living.killAtExit();
  const start = ([command, ...args]: typeof BASH | typeof SH) =>
    new ProcessGroup({ command, args: [...args, config.command], cwd: workspace, env }, living);
  let group = start(BASH);
  if (group.child.pid === undefined) group = start(SH);
  const { child, ended } = group;
  child.stdin.end();
  const output = new OutputTail();
  const log = (line: string) => logger.info(redactor.text(line, LINE_LIMIT));
  const flushes = [child.stdout, child.stderr].map((stream) => {
    const decoder = new TextDecoder();
    let rest = '';
    stream.on('data', (chunk: Buffer) => {
      output.add(chunk);
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop()?.slice(0, KEPT) ?? '';
      lines.forEach(log);
    });
    return () => rest !== '' && log(rest);
  });
  logger.group?.(config.command);
  const stop = () => void group.stop(WAITS);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  await settle([ended], Math.max(0, deadline - performance.now()));
  signal.removeEventListener('abort', stop);
  const { exitCode } = group;
  const isLeft = child.exitCode !== null && group.isAlive();
  await group.stop(WAITS);
  stopKilling();
  for (const flush of flushes) flush();
  logger.group?.(null);
  if (isLeft) logger.info(MESSAGES.leftRunning);
  return { exitCode, output: output.read(redactor) };
}
