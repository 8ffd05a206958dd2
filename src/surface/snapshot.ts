import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Baseline } from '../model/baseline.ts';
import type { RunReport } from '../model/run-report.ts';
import { canonicalSurface, type ServerSurface } from '../model/servers/surface.ts';
import {
  CollectedReportError,
  parseModestJson,
  readNamed,
  resultsOutOf,
  wholeBudget,
} from '../report-file/report-reader.ts';
import {
  SURFACE_SCHEMA_ID,
  SURFACE_SCHEMA_VERSION,
  snapshotSchema,
} from '../report-file/schema/surface-schema.ts';
import { isInside } from '../session/workspace/workspace-file.ts';
import { ConfigurationError, errorCode, errorMessage } from '../trouble/errors.ts';

const EXAMPLE = 'mcp-surface.json';

/** The text of a snapshot: the same bytes for the same surfaces, whenever they are read. */
export function snapshotText(servers: readonly ServerSurface[]): string {
  const ordered = servers
    .map(canonicalSurface)
    .toSorted((one, other) => (one.server < other.server ? -1 : 1));
  const file = { $schema: SURFACE_SCHEMA_ID, schemaVersion: SURFACE_SCHEMA_VERSION };
  return `${JSON.stringify({ ...file, servers: ordered }, null, 2)}\n`;
}

/**
 * Makes sure that a snapshot can lie where it is to be written, before anything is started.
 * @throws ConfigurationError where that is not in the workspace, whatever links are on the way.
 */
export async function requireSnapshotPlace(path: string, workspace: string): Promise<void> {
  const root = await realpath(workspace);
  // What cannot be looked at is told of its folder below.
  const facts = await stat(resolve(workspace, path)).catch(() => null);
  if (facts?.isDirectory()) {
    const message = `\`${path}\` is a folder. Name the file in it that is to be written.`;
    const example = join(path, EXAMPLE);
    throw new ConfigurationError([{ where: 'snapshot', message, example }]);
  }
  let there = dirname(resolve(workspace, path));
  for (;;) {
    const real = await realpath(there).catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
      throw error;
    });
    if (real === null) {
      there = dirname(there);
      continue;
    }
    const isOurs = real === root || isInside(real, root);
    if (isOurs && (await stat(real)).isDirectory()) return;
    const message = isOurs
      ? `\`${path}\` cannot be written: \`${real}\` is a file, not a folder.`
      : `\`${path}\` is not in the workspace, where alone it is written.`;
    throw new ConfigurationError([{ where: 'snapshot', message, example: EXAMPLE }]);
  }
}

/**
 * Puts a snapshot in the place of what is there, be that a link.
 * @throws ConfigurationError where it cannot be written there.
 */
export async function writeSnapshot(path: string, workspace: string, text: string): Promise<void> {
  await requireSnapshotPlace(path, workspace);
  const file = resolve(workspace, path);
  try {
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, text);
  } catch (error) {
    const message = `\`${path}\` cannot be written: ${errorMessage(error)}.`;
    throw new ConfigurationError([{ where: 'snapshot', message, example: EXAMPLE }]);
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, text, { flag: 'wx' });
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/**
 * What servers offered by a snapshot, or by a report of mode `diff`.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is neither.
 */
export async function snapshotBaseline(path: string, workspace: string): Promise<Baseline> {
  const title = `the snapshot \`${path}\``;
  const text = await readNamed({
    path: resolve(workspace, path),
    workspace,
    input: { name: 'compare-to', example: `file:${EXAMPLE}` },
    title,
    absent:
      `there is no file \`${path}\` in the workspace, nor a report in a folder of that name. To write ` +
      `the first snapshot, run this once with \`compare-to: none\` and \`snapshot: ${path}\`, and ` +
      'commit what it writes.',
  });
  const report = reportIn(text, title);
  const { commit = null, branch = null, address = null, createdAtMs = null } = report.origin ?? {};
  const origin = { commit, branch, address, createdAtMs, isMergeBase: null };
  return { report, origin: { kind: 'file', ...origin } };
}

function reportIn(text: string, title: string): RunReport {
  const value = parseModestJson(text, title);
  const isSnapshot = typeof value === 'object' && value !== null && 'servers' in value;
  if (!isSnapshot) {
    const report = resultsOutOf(text, title, wholeBudget());
    if (report.surface !== undefined) return report;
    throw new CollectedReportError(`${title} is a report that does not tell what servers offer`);
  }
  const read = snapshotSchema.safeParse(value);
  if (read.success) return surfaceReport({ servers: read.data.servers, silent: [] });
  const [issue] = read.error.issues;
  const place = (issue?.path.map(String).join('.') ?? '').slice(0, 200);
  throw new CollectedReportError(
    `${title} is no snapshot of schema version ${SURFACE_SCHEMA_VERSION}: ${place}: ${issue?.message}`,
  );
}

/** A report of nothing but what servers offer. */
export function surfaceReport(
  surface: NonNullable<RunReport['surface']>,
  project: RunReport['project'] = null,
): RunReport {
  return {
    ...{ source: 'diff', suite: { id: null, name: '' }, project, run: null },
    servers: [],
    surface,
    ...{ cases: [], problems: [], warnings: [], notice: null },
  };
}
