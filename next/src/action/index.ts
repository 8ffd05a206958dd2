import { main } from './main.ts';

/** The runner sends SIGINT, then SIGTERM 7.5 s later. */
export async function runAction(): Promise<void> {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => cancelled.abort());
  const code = await main(process.env, cancelled.signal);
  process.exit(code);
}
