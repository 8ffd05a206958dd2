import type { ReadRun } from '../../contract/resources/run.ts';

const BAR_WIDTH = 20;

/** `1 h 2 min`, `2 min 5 s`, `12 s`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** A line of progress: a bar and counts where the service tells them, else the status. */
export function formatProgress({ status, summary }: ReadRun, elapsedMs: number): string {
  const elapsed = formatElapsed(elapsedMs);
  const total = summary?.total ?? 0;
  if (total <= 0) return `${status} · ${elapsed}`;
  const passed = summary?.passed ?? 0;
  const failed = summary?.failed ?? 0;
  const done = passed + failed;
  const counts = `${done}/${total} · ${passed} passed · ${failed} failed`;
  return `${bar(done / total)} ${counts} · ${status} · ${elapsed}`;
}

function bar(fraction: number): string {
  const filled = Math.floor(Math.min(Math.max(fraction, 0), 1) * BAR_WIDTH);
  return `[${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}]`;
}
