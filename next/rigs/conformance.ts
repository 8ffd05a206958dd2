/** The protocol's own test suite for clients, in both eras of the protocol. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseYaml } from '../src/lib/yaml.ts';

const HERE = import.meta.dirname;
const PACKAGE = join(HERE, 'node_modules/@modelcontextprotocol/conformance');
const REVISIONS = ['2025-11-25', '2026-07-28'];
/** These want a person to log in, and the product has no interactive client. */
const LEFT_OUT = /^auth\//;
/** Scenarios or checks that fail, since no person and no model answers what a server asks. */
const EXPECTED = [
  'elicitation-sep1034-client-defaults',
  'sep-2322-client-request-state: sep-2322-client-jsonrpc-id-different',
  'sep-2322-client-request-state: sep-2322-client-no-state-omitted',
  'sep-2322-client-request-state: sep-2322-client-request-state-echoed',
];
const isOf = (entry: string, check: string) => check === entry || check.startsWith(`${entry}:`);

/** Runs the scenarios. Lists checks that fail, and expected failures that are none. */
export async function tryConformance(): Promise<string[]> {
  const problems: string[] = [];
  for (const revision of REVISIONS) {
    const all = await scenariosOf(revision);
    const scenarios = all.filter((scenario) => !LEFT_OUT.test(scenario));
    const failed: string[] = [];
    for (const scenario of scenarios) failed.push(...(await failedChecks(scenario, revision)));
    const left = `${all.length - scenarios.length} left out, since they want a person to log in`;
    const counts = `${scenarios.length} scenarios, ${failed.length} checks fail`;
    console.log(`conformance: ${revision}: ${counts}; ${left}`);
    const wrong = failed.filter((check) => !EXPECTED.some((entry) => isOf(entry, check)));
    const ran = EXPECTED.filter((entry) =>
      scenarios.some((scenario) => entry.startsWith(scenario)),
    );
    const stale = ran.filter((entry) => !failed.some((check) => isOf(entry, check)));
    problems.push(...wrong.map((check) => `${revision}: ${check} failed`));
    problems.push(...stale.map((entry) => `${revision}: ${entry} is expected to fail`));
  }
  return problems.map((problem) => `conformance: ${problem}`);
}

/** What a revision asks of clients, and what the suite has beyond it. */
async function scenariosOf(revision: string): Promise<string[]> {
  const file = join(PACKAGE, 'requirements', `${revision}.yaml`);
  const { value } = await parseYaml(readFileSync(file, 'utf8'));
  const others: { leg: string; scenario: string }[] = Object(value).not_scored;
  const more = others.filter(({ leg }) => leg === 'client').map(({ scenario }) => scenario);
  return [...Object(value).client, ...more];
}

async function failedChecks(scenario: string, revision: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    const program = join(PACKAGE, 'dist/index.js');
    const command = `${process.execPath} ${join(HERE, 'conformance-client.ts')}`;
    const choice = ['--scenario', scenario, '--spec-version', revision, '--force'];
    const args = [program, 'client', '--command', command, ...choice, '--output-dir', folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [output] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const [file] = globSync('**/checks.json', { cwd: folder });
    if (file === undefined) return [`${scenario}: nothing ran: ${output}`];
    const checks: { id: string; status: string }[] = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    const failed = checks.filter(({ status }) => /^(?:FAILURE|WARNING)$/.test(status));
    const isEmpty = checks.every(({ status }) => status !== 'SUCCESS') && failed.length === 0;
    if (isEmpty) return [`${scenario}: nothing was checked`];
    return [...new Set(failed.map(({ id }) => `${scenario}: ${id}`))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
