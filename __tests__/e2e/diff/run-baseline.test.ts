import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
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

type Offers = Readonly<Record<string, Offer>>;

async function act(
  offers: Offers,
  inputs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, unknown>>,
): Promise<ActionResult> {
  const workspace = new OfferingWorkspace(offers);
  cleanUps.push(() => workspace.remove());
  for (const [path, content] of Object.entries(files)) workspace.write(path, content);
  const result = await runAction({ workspace: workspace.folder, inputs });
  cleanUps.push(result.dispose);
  return result;
}

const reportOf = ({ outputs }: ActionResult) =>
  reportFileSchema.parse(JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8')));

const callOf = (serverName: string) => ({
  ...{ id: serverName, kind: 'toolCall', serverName, toolName: 'forecast' },
  arguments: { city: 'Oslo' },
});
const SUITE = {
  name: 'smoke',
  servers: ['weather'],
  tests: [{ title: 'tells the weather', steps: [callOf('weather')] }],
};

const forecast = textTool('forecast', ['city'], ['city']);
const demanding = textTool('forecast', ['city', 'unit'], ['city', 'unit']);
const prompts = [{ name: 'greet', arguments: [] }];

/** The report of a run of the suite against those servers. */
async function run(offers: Offers) {
  const result = await act(offers, { 'suite-file': 'suite.yaml' }, { 'suite.yaml': SUITE });
  expect(result.outputs['verdict']).toBe('passed');
  return { result, file: reportOf(result) };
}

describe('a report of evals as what servers offered', () => {
  it('has their tools, and shows nothing of them', async () => {
    const { result, file } = await run({ weather: { tools: [forecast], prompts } });
    expect(file.report).toMatchObject({
      source: 'run',
      surface: {
        servers: [{ server: 'weather', tools: [{ name: 'forecast' }] }],
        ...{ silent: [], chosen: ['weather'] },
      },
    });
    expect(file.report?.surface?.servers[0]).not.toHaveProperty('prompts');
    expect(file.verdict).not.toHaveProperty('surface');
    expect(result.summary).not.toContain('What the servers offer');
  });

  it('is what a change of a tool is held against [surface-evals]', async () => {
    const { file } = await run({ weather: { tools: [forecast], prompts } });
    const changed = await act(
      { weather: { tools: [demanding], prompts } },
      { mode: 'diff', 'compare-to': 'file:baseline.json', servers: 'weather' },
      { 'baseline.json': file },
    );
    expect(changed.outputs['verdict']).toBe('failed');
    const { verdict } = reportOf(changed);
    expect(verdict.surface).toMatchObject({
      changes: [{ kind: 'property-required', class: 'breaking' }],
      untold: [{ server: 'weather', lists: ['prompts', 'resources', 'resourceTemplates'] }],
    });
    expect(changed.summary).toContain('since the baseline does not tell them: prompts, resources');
  });

  it('says nothing of a server that it does not use [surface-evals-unused]', async () => {
    const offers = { weather: { tools: [forecast] }, other: { tools: [forecast] } };
    const { file } = await run(offers);
    const inputs = { mode: 'diff', 'compare-to': 'file:baseline.json' };
    const files = { 'baseline.json': file };
    const all = await act(offers, inputs, files);
    expect(all.outputs['verdict']).toBe('incomplete');
    expect(all.summary).toContain('the baseline does not tell what');
    const used = await act(offers, { ...inputs, servers: 'weather' }, files);
    expect(used.outputs['verdict']).toBe('passed');
  });
});
