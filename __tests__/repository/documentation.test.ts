import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { parseSuiteFile } from '../../src/evals/suite-file/suite-file.ts';
import { readGateFile } from '../../src/policy/gate-file.ts';
import { readQuarantineFile } from '../../src/policy/quarantine-file.ts';
import { SCHEMAS_ADDRESS } from '../../src/version.ts';
import { readActionMetadata } from '../support/documents/action-metadata.ts';
import { brokenLinks, linksWithin } from '../support/documents/links.ts';
import { type MarkdownBlock, readBlocks } from '../support/documents/markdown-blocks.ts';
import { lintWorkflow, usesItsRequest } from '../support/documents/workflow-file.ts';
import { ACTION_FOLDER } from '../support/runner/job-environment.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').toSorted()];
const blocks = documents.flatMap(readBlocks);
const inputs = Object.keys(readActionMetadata(ACTION_FOLDER).inputs);
const requestInputs = Object.keys(readActionMetadata(join(ACTION_FOLDER, 'request')).inputs);

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).default({}),
});

/** What people paste of workflows is mostly a part of one; the rest is filled in around it. */
function workflowOf(content: unknown): Record<string, unknown> | null {
  const steps = Array.isArray(content) ? content : [{ run: 'true' }];
  const job = { 'runs-on': 'ubuntu-latest', steps };
  const whole = { name: 'Evals', on: 'pull_request', jobs: { evals: job } };
  if (Array.isArray(content)) return whole;
  const parts = z.looseObject({}).parse(content);
  const known = ['on', 'permissions', 'jobs', 'concurrency'].some((key) => key in parts);
  return known ? { ...whole, ...parts } : null;
}

// Cases of a file that is tried as a whole.
const isExample = ({ text }: MarkdownBlock) => text.startsWith('- title: ');
const SCHEMA =
  /^# yaml-language-server: \$schema=\S*\/(?<kind>gate|quarantine)-file\.schema\.json$/m;
const kindOf = ({ text }: MarkdownBlock) => SCHEMA.exec(text)?.groups?.['kind'];
const policyFiles = blocks.filter((block) => kindOf(block) !== undefined);
const yamlBlocks = blocks.filter(
  (block) => block.language === 'yaml' && !isExample(block) && !policyFiles.includes(block),
);
const workflows = yamlBlocks.flatMap((block) => {
  const workflow = workflowOf(parse(block.text));
  return workflow === null ? [] : [{ ...block, workflow }];
});
const others = yamlBlocks.filter((block) => workflowOf(parse(block.text)) === null);

/** Steps of a workflow, wherever they are in it. */
function stepsIn(workflow: Record<string, unknown>) {
  const jobs = z.record(z.string(), z.looseObject({ steps: z.array(stepSchema) }));
  return Object.values(jobs.parse(workflow['jobs'])).flatMap(({ steps }) => steps);
}

describe('what people paste', () => {
  it('is there', () => {
    expect(workflows.length).toBeGreaterThan(4);
    expect(others.length).toBeGreaterThan(1);
  });

  it.each(workflows)('$place is a workflow without faults', async ({ place, text, workflow }) => {
    // One that is whole is held against the linter as it is written.
    const whole = /^jobs:/m.test(text) && /^on:/m.test(text) ? text : stringify(workflow);
    expect(await lintWorkflow(whole, place)).toEqual([]);
    const ours = stepsIn(workflow).filter(({ uses }) => uses?.includes('/mcp-eval-gate-action@'));
    expect(inputs).toEqual(expect.arrayContaining(ours.flatMap((step) => Object.keys(step.with))));
    const asked = stepsIn(workflow).filter(usesItsRequest);
    expect(requestInputs).toEqual(
      expect.arrayContaining(asked.flatMap((step) => Object.keys(step.with))),
    );
    // What an expression stands for becomes part of the script before a shell reads it.
    for (const { run } of stepsIn(workflow)) expect(run).not.toContain('${{');
  });

  it.each([
    ...workflows.map(({ place, workflow }) => ({ place, workflow })),
    ...globSync('examples/workflows/**/*.yml').map((place) => ({
      place,
      workflow: z.looseObject({}).parse(parse(readFileSync(place, 'utf8'))),
    })),
  ])('$place leaves no token in a checkout', ({ workflow }) => {
    const checkouts = stepsIn(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: inputs } of checkouts) expect(inputs['persist-credentials']).toBe(false);
  });

  it.each(others)('$place is a suite file', async ({ place, text }: MarkdownBlock) => {
    expect(await parseSuiteFile(place, text)).toMatchObject({
      suite: { tests: expect.any(Array) },
      withoutEvidence: [],
      doubts: [],
      notEmbedded: [],
    });
  });

  it.each(policyFiles)('$place is a file of the policy', async (block) => {
    const read = kindOf(block) === 'gate' ? readGateFile : readQuarantineFile;
    expect(await read(block.place, block.text)).toBeDefined();
  });

  it.each(blocks.filter(isExample))('$place is a test of a suite', async ({ place, text }) => {
    const model = /^ {2}models: /m.test(text) ? '' : 'model: openai/m\n';
    const { withoutEvidence } = await parseSuiteFile(place, `name: a\n${model}tests:\n${text}`);
    expect(withoutEvidence).toEqual([]);
  });

  it.each(blocks.filter(({ language }) => language === 'json'))('$place is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });
});

it.each(documents)('the links of %s lead to what there is', (document) => {
  expect(brokenLinks(document)).toEqual([]);
});

it('shows each picture that there is', () => {
  const shown = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    ),
  );
  const pictures = shown.filter((path) => path.startsWith('docs/images/'));
  expect([...new Set(pictures)].toSorted()).toEqual(globSync('docs/images/*').toSorted());
});

it('what the documents of the package link to is in the package', () => {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
  // These two npm takes along unasked.
  const packed = [...files, 'README.md', 'LICENSE'];
  const left = documents
    .flatMap(linksWithin)
    .map(({ file }) => file)
    .filter((file) => !packed.includes(file.split('/')[0]));
  expect(left).toEqual([]);
});

it('every guide is found from the README', () => {
  const text = readFileSync('README.md', 'utf8');
  const guides = globSync('docs/*.md').filter((file) => !text.includes(`](${file}`));
  expect(guides).toEqual([]);
  const recipes = readFileSync('docs/recipes.md', 'utf8');
  const workflows = globSync('examples/workflows/**/*.yml');
  expect(workflows.filter((file) => !recipes.includes(`](../${file})`))).toEqual([]);
  const tasks = readFileSync('docs/tasks/README.md', 'utf8');
  const pages = globSync('docs/tasks/*-*.md').map((file) => basename(file));
  expect(pages.filter((page) => !tasks.includes(`](${page})`))).toEqual([]);
});

describe('the address by which editors find a schema', () => {
  const files = [
    ...documents,
    ...globSync(['examples/**/*.yaml', '__tests__/support/npm-servers/suites/*.yaml']).toSorted(),
  ];
  const named = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => /^# yaml-language-server: \$schema=(\S+)$/.exec(line)?.[1])
      .filter((address) => address !== undefined)
      .map((address) => ({ file, address })),
  );
  it.each(named)('$address of $file leads to one', ({ file, address }) => {
    const path = address.startsWith(SCHEMAS_ADDRESS)
      ? join('schemas', address.slice(SCHEMAS_ADDRESS.length))
      : join(dirname(file), address);
    expect(globSync('schemas/*.schema.json')).toContain(path);
  });

  it('is there in what people paste first', () => {
    expect(named.map(({ file }) => file)).toContain('README.md');
  });
});

const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));

it('the messages of docs/troubleshooting.md are said by something', () => {
  const firstCells = readFileSync('docs/troubleshooting.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1] ?? '');
  const quoted = firstCells
    .flatMap((cell) => cell.match(/`[^`]+`/g) ?? [])
    .flatMap((text) => text.slice(1, -1).split('…'))
    // Words that are no message are those of the page itself.
    .map((text) => text.trim())
    .filter((text) => text.includes(' '));
  expect(quoted.length).toBeGreaterThan(8);
  expect(quoted.filter((text) => !sources.some((source) => source.includes(text)))).toEqual([]);
});
