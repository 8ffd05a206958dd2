import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ACTION_FOLDER, NODE_24 } from '../runner/job-environment.ts';
import { EXPECTED_FAILURES } from './expected-failures.ts';

const PACKAGE = join(ACTION_FOLDER, 'node_modules/@modelcontextprotocol/conformance');
const CLIENT_COMMAND = join(import.meta.dirname, 'client-command.ts');

/** The last revision of the protocol with sessions, and the one without. */
export const REVISIONS = ['2025-11-25', '2026-07-28'] as const;
export type Revision = (typeof REVISIONS)[number];
export type Side = 'client' | 'server';

/** Scenarios with the ids of their checks that did not succeed, those of mere advice too. */
export type Outcome = ReadonlyMap<string, readonly string[]>;

/** What stands for the checks of a scenario that made none. */
const NOTHING_CHECKED = 'nothing-was-checked';

const requirementsSchema = z.object({
  client: z.array(z.string()),
  server: z.array(z.string()),
  not_scored: z.array(z.object({ scenario: z.string(), leg: z.enum(['client', 'server']) })),
});

const checksSchema = z.array(z.object({ id: z.string(), status: z.string() }));

/** All scenarios there are of one side in a revision, those of extensions too. */
export function scenariosOf(side: Side, revision: Revision): string[] {
  const text = readFileSync(join(PACKAGE, 'requirements', `${revision}.yaml`), 'utf8');
  const requirements = requirementsSchema.parse(parse(text));
  const unscored = requirements.not_scored.filter(({ leg }) => leg === side);
  return [...requirements[side], ...unscored.map(({ scenario }) => scenario)];
}

/** Runs all scenarios of a revision against a server. */
export function judgeServer(url: string, revision: Revision): Promise<Outcome> {
  return runConformance('server', ['--url', url, '--requirements', revision]);
}

/** Runs scenarios against the service's MCP client. */
export async function judgeClient(
  scenarios: readonly string[],
  revision: Revision,
): Promise<Outcome> {
  const command = `${NODE_24} ${CLIENT_COMMAND}`;
  const outcome = new Map<string, readonly string[]>();
  // Its own way to run several starts all of them at once, more than a small machine has time for.
  for (const scenario of scenarios) {
    // By force, since extensions of the protocol are of no revision.
    const choice = ['--scenario', scenario, '--spec-version', revision, '--force'];
    const found = await runConformance('client', ['--command', command, ...choice]);
    for (const [name, failed] of found) outcome.set(name, failed);
  }
  return outcome;
}

/** What of an outcome is not as it is listed: failures nobody expects, and entries that are stale. */
export function surprises(side: Side, revision: Revision, outcome: Outcome): string[] {
  const entries = EXPECTED_FAILURES[side]
    .filter((expected) => (expected.revision ?? revision) === revision)
    .flatMap(({ entries }) => entries);
  const failures = [...outcome].flatMap(([scenario, ids]) => ids.map((id) => `${scenario}:${id}`));
  const isOf = (entry: string, failure: string) =>
    failure === entry || failure.startsWith(`${entry}:`);
  const unexpected = failures.filter((failure) => !entries.some((entry) => isOf(entry, failure)));
  const ran = (entry: string) => outcome.has(entry.split(':')[0] ?? '');
  const stale = entries.filter(
    (entry) => ran(entry) && !failures.some((failure) => isOf(entry, failure)),
  );
  const known = new Set(REVISIONS.flatMap((one) => scenariosOf(side, one)));
  const unknown = entries.filter((entry) => !known.has(entry.split(':')[0] ?? ''));
  return [
    ...unknown.map((entry) => `${entry} is listed as failing, and there is no such scenario`),
    ...unexpected.map((failure) => `${revision}: ${failure} failed`),
    ...stale.map((entry) => `${revision}: ${entry} is listed as failing, and did not fail`),
  ];
}

async function runConformance(side: Side, args: readonly string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const program = join(PACKAGE, 'dist/index.js');
    const child = spawn(NODE_24, [program, side, ...args, '--output-dir', folder]);
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    await once(child, 'close');
    const files = globSync('**/checks.json', { cwd: folder });
    if (files.length === 0) throw new Error(`No scenario was run: ${output.join('')}`);
    return new Map(files.map((file) => [scenarioOf(side, file), unfulfilled(join(folder, file))]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The results of a scenario lie in a folder of its name, between its side and the time. */
function scenarioOf(side: Side, file: string): string {
  const folder = dirname(file);
  const name = basename(folder).replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '');
  const bare = side === 'server' ? name.replace('server-', '') : name;
  return join(dirname(folder), bare);
}

function unfulfilled(file: string): string[] {
  const checks = checksSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const idsOf = (...statuses: string[]) =>
    checks.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  const failed = [...new Set(idsOf('FAILURE', 'WARNING'))].sort();
  return failed.length === 0 && idsOf('SUCCESS').length === 0 ? [NOTHING_CHECKED] : failed;
}
