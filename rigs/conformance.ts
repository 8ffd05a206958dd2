/** The protocol's own test suite for clients, in both eras of the protocol. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '../src/lib/yaml.ts';
import { packageFile, start } from './program.ts';

const PACKAGE = packageFile('@modelcontextprotocol/conformance');
const CLIENT = join(import.meta.dirname, 'conformance-client.ts');
const REVISIONS = ['2025-11-25', '2026-07-28'];
/** How clients get tokens by themselves. The product takes tokens from its users only. */
const LEFT_OUT = /^auth\//;
/** Checks that fail, since no person and no model answers what a server asks. */
const EXPECTED: Record<string, RegExp> = {
  'elicitation-sep1034-client-defaults': /^client-elicitation-/,
  'sep-2322-client-request-state': /-(?:jsonrpc-id-different|state-omitted|state-echoed)$/,
};

type Check = Record<'id' | 'status', string> & { errorMessage?: string };

/** Runs the scenarios. Yields checks that fail, or that pass although they are expected to fail. */
export async function* tryConformance(): AsyncGenerator<string> {
  for (const revision of REVISIONS) {
    const all = await scenariosOf(revision);
    const scenarios = all.filter((scenario) => !LEFT_OUT.test(scenario));
    for (const scenario of scenarios) {
      const name = `${revision}: ${scenario}`;
      const checks = await checksOf(scenario, revision);
      if (checks.length === 0) yield `${name}: nothing was checked`;
      const passed = checks.filter(({ status }) => status === 'SUCCESS').length;
      console.log(`${name}: ${passed} checks passed, ${checks.length - passed} failed`);
      for (const { id, status, errorMessage = '' } of checks) {
        const isExpected = EXPECTED[scenario]?.test(id) ?? false;
        if ((status === 'SUCCESS') === isExpected)
          yield `${name}: ${id}: ${status} ${errorMessage}`;
      }
    }
    console.log(`${revision}: ${all.length - scenarios.length} scenarios left out`);
  }
}

/** What a revision asks of clients, and what the suite has beyond it. */
async function scenariosOf(revision: string): Promise<string[]> {
  const file = join(PACKAGE, 'requirements', `${revision}.yaml`);
  const { value } = await parseYaml(readFileSync(file, 'utf8'));
  const others: { leg: string; scenario: string }[] = Object(value).not_scored;
  const more = others.filter(({ leg }) => leg === 'client').map(({ scenario }) => scenario);
  return [...Object(value).client, ...more];
}

/** The checks that passed or failed. */
async function checksOf(scenario: string, revision: string): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    const command = `${process.execPath} ${CLIENT}`;
    const choice = ['--scenario', scenario, '--spec-version', revision, '--force'];
    const args = ['client', '--command', command, ...choice, '--output-dir', folder];
    const { output } = await start(join(PACKAGE, 'dist/index.js'), args).ended;
    const [file] = globSync('**/checks.json', { cwd: folder });
    if (file === undefined) throw new Error(`${scenario} did not run: ${output}`);
    const checks: Check[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return checks.filter(({ status }) => /^(?:SUCCESS|FAILURE|WARNING)$/.test(status));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
