import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  COMMON,
  examplesOf,
  type SuiteShape,
  suiteParts,
} from '../../../scripts/documents/suite-guide.ts';
import { generateSuiteGuide } from '../../../scripts/schemas.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { withServer } from '../../../src/evals/suite-file/suite-file-schema.ts';
import { createModelRegistry } from '../../../src/service/models/model-registry.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { execute, planOf } from '../../support/service/engine/runs.ts';
import { everythingServer } from '../../support/service/engine/servers.ts';

const EXAMPLES = readFileSync('examples/guide.yaml', 'utf8');
const { suite, testCase, steps, assertions } = suiteParts();

/** What needs a browser, which the embedded service has not. */
const OF_WIDGETS = [
  'interact',
  ...['widgetRendered', 'widgetRenderLatencyUnder', 'widgetNoConsoleErrors'],
  ...['textVisible', 'elementVisible', 'elementHidden', 'inputValue', 'widgetToolCalled'],
];

/** Paths of the keys below a shape that nothing is said of. */
function undescribed(shape: SuiteShape, path: string): string[] {
  const inner = [
    ...(shape.oneOf ?? shape.anyOf ?? []),
    ...(shape.items === undefined ? [] : [shape.items]),
  ].flatMap((variant) => undescribed(variant, path));
  const ofMembers = Object.entries(shape.properties ?? {}).flatMap(([name, member]) => {
    const place = `${path}.${name}`;
    return [...(member.description ? [] : [place]), ...undescribed(member, place)];
  });
  return [...inner, ...ofMembers];
}

describe('the guide to the suite file', () => {
  it('is what `npm run schemas` writes', () => {
    for (const [file, text] of Object.entries(generateSuiteGuide())) {
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  it('says what each key of a suite and of a test is', () => {
    const ofSuite = Object.fromEntries(
      Object.entries(suite.properties ?? {}).filter(([name]) => name !== 'tests'),
    );
    const ofTest = Object.fromEntries(
      Object.entries(testCase.properties ?? {}).filter(([name]) => name !== 'steps'),
    );
    expect(undescribed({ properties: ofSuite }, 'suite')).toEqual([]);
    expect(undescribed({ properties: ofTest }, 'test')).toEqual([]);
  });

  it.each([...steps, ...assertions])('says what %s and each of its keys is', (name, shape) => {
    expect(shape.description).toMatch(/\.$/);
    expect(undescribed(shape, name)).toEqual([]);
  });

  it('has an example of each that the embedded service takes', () => {
    const common = COMMON.map(({ name }) => name);
    const wanted = [...steps.keys(), ...common, ...assertions.keys()].filter(
      (name) => !OF_WIDGETS.includes(name),
    );
    expect([...examplesOf(EXAMPLES).keys()].toSorted()).toEqual(wanted.toSorted());
  });
});

describe('the examples of the guide', () => {
  let emulator: ModelEmulator;
  beforeAll(async () => {
    emulator = await ModelEmulator.start([
      {
        prompt: 'What is 2 and 3?',
        toolCalls: [{ name: 'get-sum', arguments: { a: 2, b: 3 } }],
        text: 'The sum is 5.',
      },
      { prompt: 'Good morning!', text: 'I am well.' },
    ]);
  });
  afterAll(() => emulator.stop());

  it('are sound, and all pass', async () => {
    const { suite, withoutEvidence, notEmbedded } = await parseSuiteFile('guide.yaml', EXAMPLES);
    expect([...withoutEvidence, ...notEmbedded]).toEqual([]);
    const cases = suite.tests.map((test) => ({
      ...withServer(test, ''),
      model: suite.model ?? '',
      provider: 'openai',
    }));
    const models = createModelRegistry({
      providers: { openai: { baseUrl: emulator.openAiUrl, apiKey: 'none-is-needed' } },
    });
    const recorded = await execute(planOf([everythingServer()], cases), { models });
    const ends = cases.map(({ title }, index) => [title, recorded.at(index).error]);
    expect(ends).toEqual(cases.map(({ title }) => [title, null]));
  });
});
