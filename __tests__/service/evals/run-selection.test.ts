/** What of a suite runs, and what changes how: `caseIds`, overrides, and members nobody heeds. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { suiteCaseSchema } from '../../../src/contract/resources/suite.ts';
import { echoCase, failingCase, promptCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let suiteId: string;
beforeAll(async () => {
  fixture = await startFixture();
  suiteId = await createSuite([echoCase('a'), failingCase('b'), echoCase('c', { runs: 2 })]);
});
afterAll(() => fixture.close());

interface Item {
  id: string;
  title: string;
}

async function createSuite(tests: unknown[]): Promise<string> {
  const serverIds = [fixture.api.serverId('tools')];
  const request = { name: 'shared', model: 'anthropic/some-model', serverIds, tests };
  return (await fixture.api.post('~/eval-suites', request)).body.suiteId;
}
const casesOf = async (suite: string): Promise<Item[]> =>
  (await fixture.api.get(`~/eval-suites/${suite}/cases`)).body.items;
const create = (request: Record<string, unknown>) => fixture.api.post('~/eval-runs', request);

/** Runs to the end. Resolves with the run and the titles of its iterations. */
async function run(request: Record<string, unknown>) {
  const { status, body } = await create(request);
  expect({ status, body }).toMatchObject({ status: 202 });
  const ended = await fixture.api.awaitRun(body.runId);
  const { items } = (await fixture.api.get(`~/eval-runs/${body.runId}/iterations`)).body;
  return { ...ended, titles: items.map(({ title }: Item) => title) };
}

describe('cases of a suite', () => {
  it('are listed as they were written', async () => {
    const extra = {
      expectedOutput: 'hi',
      scenario: 'greeting',
      isNegativeTest: false,
      matchOptions: { toolCallOrder: 'strict' },
    };
    const suite = await createSuite([
      echoCase('plain'),
      { ...promptCase('asks', { ...extra, runs: 3 }) },
    ]);
    const items = await casesOf(suite);
    for (const item of items) suiteCaseSchema.parse(item);
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^tc_/),
        title: 'plain',
        steps: echoCase('plain').steps,
        iterations: 1,
        isNegative: false,
        models: [],
        createdAt: expect.any(Number),
        updatedAt: expect.any(Number),
      },
      expect.objectContaining({
        title: 'asks',
        iterations: 3,
        models: [{ model: 'anthropic/some-model', provider: 'anthropic' }],
        expectedOutput: 'hi',
        scenario: 'greeting',
        matchOptions: { toolCallOrder: 'strict' },
      }),
    ]);
  });

  it('come whole, or in pages where asked for', async () => {
    const titles = Array.from({ length: 100 }, (_, index) => `t${index}`);
    const suite = await createSuite(titles.map((title) => echoCase(title)));
    const one = await create({ suiteId: suite, tests: [echoCase('one more')] });
    await fixture.api.awaitRun(one.body.runId);
    expect((await casesOf(suite)).map(({ title }) => title)).toEqual([...titles, 'one more']);
    const page = (await fixture.api.get(`~/eval-suites/${suite}/cases?limit=100`)).body;
    expect(page.items).toHaveLength(100);
    const path = `~/eval-suites/${suite}/cases?cursor=${page.nextCursor}`;
    expect((await fixture.api.get(path)).body.items).toMatchObject([{ title: 'one more' }]);
  });

  it('of an unknown suite are 404', async () => {
    expect((await fixture.api.get('~/eval-suites/st_none/cases')).status).toBe(404);
  });
});

describe('a run of named cases', () => {
  it('executes these alone, each once, in the order they are named', async () => {
    const [a, , c] = (await casesOf(suiteId)).map(({ id }) => id);
    expect(await run({ suiteId, caseIds: [c, a, c] })).toMatchObject({
      result: 'passed',
      summary: { total: 3, passed: 3 },
      titles: ['c', 'c', 'a'],
    });
  });

  it('is 404 for ids the suite has not, those of other suites among them', async () => {
    const other = await createSuite([echoCase('elsewhere')]);
    const [mine] = await casesOf(suiteId);
    const [foreign] = await casesOf(other);
    const answer = await create({ suiteId, caseIds: [mine?.id, foreign?.id, 'tc_none'] });
    expect(answer.status).toBe(404);
    expect(answer.body.details).toEqual({ caseIds: [foreign?.id, 'tc_none'] });
  });

  it.each([
    ['that sends tests too', () => ({ suiteId, caseIds: ['x'], tests: [echoCase('a')] })],
    [
      'of a new suite',
      () => ({
        suiteName: 'new',
        serverIds: [fixture.api.serverId('tools')],
        tests: [echoCase('a')],
        caseIds: ['x'],
      }),
    ],
    ['that names none', () => ({ suiteId, caseIds: [] })],
  ])('is 400 %s', async (_, request) => {
    const { status, body } = await create(request());
    expect(status).toBe(400);
    expect(body.message).toMatch(/^caseIds: /m);
  });
});

it('what another branch put into a shared suite takes no part in a run of tests', async () => {
  const suite = await createSuite([echoCase('mine'), failingCase('broken elsewhere')]);
  expect(await run({ suiteId: suite, tests: [echoCase('mine')] })).toMatchObject({
    result: 'passed',
    summary: { total: 1, passed: 1 },
    titles: ['mine'],
  });
  expect(await run({ suiteId: suite, tests: [] })).toMatchObject({ summary: { total: 2 } });
});

describe('matchOptionsOverride', () => {
  const looseCase = (matchOptions?: Record<string, unknown>) => ({
    title: 'loose',
    steps: [
      ...echoCase('loose').steps,
      {
        id: 'with',
        kind: 'assert',
        assertion: { type: 'toolCalledWith', toolName: 'echo', args: { args: {} } },
      },
    ],
    ...(matchOptions && { matchOptions }),
  });

  it.each<[string, Record<string, unknown> | undefined, Record<string, unknown>, string]>([
    ['none of the case', undefined, { argumentMatching: 'exact' }, 'failed'],
    ['those of the case', { argumentMatching: 'exact' }, { argumentMatching: 'ignore' }, 'passed'],
    ['those in other words', { argumentMatching: 'exact' }, { arguments: 'partial' }, 'passed'],
    ['others', { argumentMatching: 'exact' }, { maxExtraToolCalls: 9 }, 'failed'],
  ])('stands in for %s', async (_, own, matchOptionsOverride, result) => {
    const suite = await createSuite([looseCase(own)]);
    expect(await run({ suiteId: suite, matchOptionsOverride })).toMatchObject({ result });
    const [stored] = (await fixture.api.get(`~/eval-suites/${suite}/cases`)).body.items;
    expect(stored.matchOptions).toEqual(own);
  });

  it('is 400 where it is none', async () => {
    const { status, body } = await create({ suiteId, matchOptionsOverride: { arguments: 'lax' } });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^matchOptionsOverride\.arguments: /);
  });
});

describe('members of a request that would be ignored', () => {
  it.each([
    ['environmentId', 'env_1', /no environments/],
    ['skillsOverride', 'exclude', /no skills/],
    ['refreshSnapshot', true, /no snapshots/],
    ['runGroupId', 'g_1', /no groups/],
    ['iterationsOverride', 3, /did you mean iterationOverride\?/],
    ['shuffle', true, /is not known, and is not ignored/],
    ['constructor', true, /is not known, and is not ignored/],
  ])('%s is refused by name', async (name, value, message) => {
    const { status, body } = await create({ suiteId, [name]: value, iterationOverride: 9_999 });
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
    expect(body.details.issues.map(({ path }: { path: string[] }) => path)).toEqual([
      ['iterationOverride'],
      [name],
    ]);
  });

  it.each([
    ['matchOptionsOverride', 'argumentsMatching', /did you mean argumentMatching\?/],
    ['passCriteria', 'minimumScore', /is not known, and is not ignored/],
  ])('%s.%s is refused by name', async (member, name, message) => {
    const value = { minimumPassRate: 90, arguments: 'exact', [name]: 1 };
    const { status, body } = await create({ suiteId, [member]: value });
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
    expect(body.details.issues.map(({ path }: { path: string[] }) => path)).toContainEqual([
      member,
      name,
    ]);
  });

  it('are none where they say nothing', async () => {
    expect(await run({ suiteId, tests: [echoCase('a')], environmentId: null })).toMatchObject({
      result: 'passed',
    });
  });
});
