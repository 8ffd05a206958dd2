import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { BASE_COMMIT } from '../../support/evals/two-checkouts.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import {
  type Offer,
  OfferingWorkspace,
  textTool,
} from '../../support/surface/offering-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const REPOSITORY = { id: 1, full_name: 'octo/library' };
const PULL_REQUEST = {
  name: 'pull_request',
  payload: {
    repository: REPOSITORY,
    pull_request: {
      number: 7,
      head: { sha: 'a'.repeat(40), ref: 'feature', repo: REPOSITORY },
      base: { sha: BASE_COMMIT, ref: 'main', repo: REPOSITORY },
    },
  },
};

type Offers = Readonly<Record<string, Offer>>;

/** The head's servers, and those of the base in the folder `base`. */
async function diff(
  { head, base }: { head: Offers; base?: Offers },
  inputs: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, unknown>> = {},
): Promise<ActionResult> {
  const workspace = new OfferingWorkspace(head);
  cleanUps.push(() => workspace.remove());
  if (base !== undefined) {
    workspace.offer(base, 'base');
    workspace.write('base/.git/HEAD', `${BASE_COMMIT}\n`);
  }
  for (const [path, content] of Object.entries(files)) workspace.write(path, content);
  const result = await runAction({
    workspace: workspace.folder,
    event: PULL_REQUEST,
    inputs: {
      ...{ mode: 'diff', comment: 'never' },
      ...(base !== undefined && { 'compare-to': 'checkout:base' }),
      ...inputs,
    },
  });
  cleanUps.push(result.dispose);
  return result;
}

const reportOf = ({ outputs }: ActionResult) =>
  reportFileSchema.parse(JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8')));

const forecast = textTool('forecast', ['city'], ['city']);
const alerts = textTool('alerts', ['city']);
const both = { weather: { tools: [forecast, alerts] } };
const onlyAlerts = { weather: { tools: [alerts] } };
const reworded = {
  weather: { tools: [{ ...forecast, description: 'Tells the weather of tomorrow.' }, alerts] },
};

describe('what servers offer, beside the base', () => {
  it('fails where a tool is gone, and shows it everywhere [surface-breaking]', async () => {
    const result = await diff({ head: onlyAlerts, base: both });
    expect(result.outputs['verdict']).toBe('failed');
    expect(result).toMatchObject({ exitCode: 1, leftProcessesBehind: false });
    expect(result.summary).toContain('1 breaking change of what the servers offer');
    expect(result.summary).toContain('<br>tool removed<br>');
    expect(result.log).toContain('tool removed (weather: tool forecast)');
    const { verdict, report } = reportOf(result);
    expect(report).toMatchObject({ source: 'diff', cases: [] });
    expect(verdict.surface).toMatchObject({
      counts: { breaking: 1 },
      origin: { kind: 'checkout', commit: BASE_COMMIT },
    });
  });

  it('passes where a tool is new, and tells what it costs [surface-compatible]', async () => {
    const result = await diff({ head: both, base: onlyAlerts });
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.summary).toContain('1 compatible change');
    expect(result.summary).toMatch(/List of tools of .*: from \d+ to \d+ tokens \(\+\d+%\)/);
  });

  it('fails any change only where that is asked for [surface-any]', async () => {
    const result = await diff({ head: both, base: onlyAlerts }, { 'fail-on-change': 'any' });
    expect(result.outputs['verdict']).toBe('failed');
  });

  it('shows what breaks and lets it pass where that is asked for [surface-never]', async () => {
    const result = await diff({ head: onlyAlerts, base: both }, { 'fail-on-change': 'never' });
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.summary).toContain('<br>tool removed<br>');
  });

  it('finds nothing where nothing changed [surface-same]', async () => {
    const result = await diff({ head: both, base: both }, { 'fail-on-change': 'any' });
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.summary).toContain('What 1 server offers is as it was.');
  });

  it('looks at the servers that are named alone', async () => {
    const head = { ...both, other: { tools: [alerts] } };
    const base = { ...both, other: { tools: [forecast] }, gone: { tools: [] } };
    const named = await diff({ head, base }, { servers: 'weather' });
    expect(named.outputs['verdict']).toBe('passed');
    const all = await diff({ head, base });
    expect(all.outputs['verdict']).toBe('failed');
    expect(all.summary).toContain('<br>server removed<br>');
  });

  it('is undecided where the base does not start [surface-base-down]', async () => {
    const result = await diff({ head: both, base: { weather: { dies: 'no such module' } } });
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result.summary).toContain('no such module');
  });

  it('is invalid where a hosted service is to start it [surface-hosted-checkout]', async () => {
    const remote = { 'base-url': 'http://127.0.0.1:9/api/v1', 'api-key': 'sk_0123456789' };
    const result = await diff({ head: both, base: both }, remote);
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('a hosted service has its own servers');
  });
});

describe('a server that does not tell what it offers', () => {
  it('fails by what it did itself; the others are compared [surface-down]', async () => {
    const head = { ...both, broken: { dies: 'no such module' } };
    const result = await diff({ head, base: both });
    expect(result.outputs['verdict']).toBe('failed');
    expect(result.summary).toContain('no such module');
    const { report, verdict } = reportOf(result);
    expect(report?.surface?.servers.map(({ server }) => server)).toEqual(['weather']);
    expect(verdict.surface?.changes).toEqual([]);
  });

  it('is named where it has not answered in time; the others are compared [surface-deadline]', async () => {
    const head = { ...both, slow: { hangs: true as const } };
    const result = await diff({ head, base: both }, { 'timeout-minutes': '0.1' });
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result.summary).toMatch(/slow.*timeout-minutes.* were over before it answered/);
    const { report } = reportOf(result);
    expect(report?.surface?.servers.map(({ server }) => server)).toEqual(['weather']);
  });

  it.each([
    [
      'is out of reach [surface-unreached]',
      { type: 'http', url: 'https://nowhere.invalid/mcp' },
      'incomplete',
    ],
    ['has no program [surface-program]', { command: 'no-such-program-here' }, 'invalid'],
  ])('is judged by whose doing that is where it %s', async (_what, server, verdict) => {
    const files = { '.mcp.json': { mcpServers: { weather: server } } };
    const inputs = { 'compare-to': 'none', snapshot: 'now.json' };
    const result = await diff({ head: {} }, inputs, files);
    expect(result.outputs['verdict']).toBe(verdict);
    expect(result.summary).toContain('weather');
  });
});

describe('a file to compare with', () => {
  const snapshot = (tools: readonly object[]) => ({
    ...{ $schema: 'urn:mcp-eval-gate-action:surface:1', schemaVersion: 1 },
    servers: [{ server: 'weather', tools, prompts: [], resources: [] }],
  });

  it('is a snapshot, which is read before it is written over [surface-file]', async () => {
    const files = { 'old.json': snapshot([forecast, alerts]) };
    const inputs = { 'compare-to': 'file:old.json', snapshot: 'old.json' };
    const result = await diff({ head: onlyAlerts }, inputs, files);
    expect(result.outputs['verdict']).toBe('failed');
    expect(result.summary).toContain('<br>tool removed<br>');
  });

  it('is a report of this mode as well', async () => {
    const first = await diff({ head: both }, { 'compare-to': 'none', snapshot: 's.json' });
    const text = readFileSync(first.outputs['report-path'] ?? '', 'utf8');
    const inputs = { 'compare-to': 'file:report.json' };
    const result = await diff({ head: reworded }, inputs, { 'report.json': text });
    expect(reportOf(result).baseline).toMatchObject({ outcome: 'found', origin: { kind: 'file' } });
  });

  it('proves nothing of a server of which it tells nothing [surface-file-silent]', async () => {
    const inputs = { 'compare-to': 'none', snapshot: 's.json' };
    const first = await diff({ head: { weather: { dies: 'no such module' } } }, inputs);
    const files = { 'report.json': readFileSync(first.outputs['report-path'] ?? '', 'utf8') };
    const result = await diff({ head: both }, { 'compare-to': 'file:report.json' }, files);
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result.log).toContain('the baseline does not tell what "weather" offered');
  });

  it.each([
    ['none', 'absent.json', {}],
    ['no JSON', 'x.json', { 'x.json': '{' }],
    ['nothing of the kind', 'x.json', { 'x.json': { servers: [{ server: 7 }] } }],
    ['one that would fill the memory', 'x.json', { 'x.json': '['.repeat(1_000_000) }],
  ])('is undecided where it is %s [surface-file-unreadable]', async (_what, path, files) => {
    const result = await diff({ head: both }, { 'compare-to': `file:${path}` }, files);
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result.summary).toContain('there is nothing to compare with');
  });

  it('is told of where it is not there, with how a first one is written', async () => {
    const result = await diff({ head: both }, { 'compare-to': 'file:contracts/x.json' });
    expect(result.summary).toContain('there is no file');
    expect(result.log).toContain(
      'there is no file `contracts/x.json` in the workspace, nor a report in a folder of that name. ' +
        'To write the first snapshot, run this once with `compare-to: none` and ' +
        '`snapshot: contracts/x.json`',
    );
    expect(`${result.log}${result.summary}`).not.toContain('ENOENT');
  });

  it('says no more than its text, whatever that is', async () => {
    const hostile = '`</details>`\n::error::owned\n| x | <img src=x onerror=alert(1)> @octocat';
    const files = { 'x.json': snapshot([{ ...forecast, name: hostile }, alerts]) };
    const result = await diff({ head: onlyAlerts }, { 'compare-to': 'file:x.json' }, files);
    expect(result.outputs['verdict']).toBe('failed');
    expect(result.summary).not.toContain('<img');
    expect(result.summary).not.toContain(hostile.split('\n')[0]);
    expect(result.annotations.map(({ message }) => message)).not.toContain('owned');
  });
});

describe('what is asked of mode diff', () => {
  it('is told where it is nothing, or of another mode [surface-nothing-asked]', async () => {
    const result = await diff({ head: both }, { 'compare-to': 'none' });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('leaves nothing to do');
    const misplaced = await diff({ head: both }, { baseline: 'file:x.json' });
    expect(misplaced.outputs['verdict']).toBe('invalid');
    expect(misplaced.log).toContain('`compare-to`');
    const ofPolicy = await diff({ head: both }, { 'min-pass-rate': '90' });
    expect(ofPolicy.outputs['verdict']).toBe('invalid');
    expect(ofPolicy.log).toContain('min-pass-rate: belongs to the modes `run`, `ingest`,');
  });
});
