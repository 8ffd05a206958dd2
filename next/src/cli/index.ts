import { run } from './run.ts';

/** Runs the terminal program. */
export async function runCli(): Promise<void> {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => cancelled.abort());
  const code = await run({
    arguments: process.argv.slice(2),
    variables: process.env,
    workspace: process.cwd(),
    signal: cancelled.signal,
    write: (line) => process.stdout.write(`${line}\n`),
    writeError: (line) => process.stderr.write(`${line}\n`),
  });
  process.exitCode = code;
}
