/** The published CLI, rebuilt from its requests, against the service. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { echoCase, failingCase, toolCase } from '../../support/service/cases.ts';
import { CliClient, CliError } from '../../support/service/reporters/cli-client.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let cli: CliClient;
beforeAll(async () => {
  fixture = await startFixture();
  const file = { name: 'Smoke', servers: ['tools'], model: 'anthropic/claude-haiku-4.5' };
  const tests = [echoCase('a'), failingCase('b')];
  await new CliClient(fixture.api.baseUrl, fixture.api.key).evalCreate({ ...file, cases: tests });
});
afterAll(() => fixture.close());
beforeEach(() => {
  cli = new CliClient(fixture.api.baseUrl, fixture.api.key);
});

const SUITES = 'GET /projects/prj/eval-suites';

describe('catalogue', () => {
  it('whoami, projects list and eval list', async () => {
    expect(await cli.whoami()).toMatchObject({ email: expect.any(String) });
    expect(await cli.projectsList()).toMatchObject({ items: [{ name: 'Default' }] });
    expect(await cli.evalList()).toMatchObject({ items: [{ name: 'Smoke' }] });
    expect(cli.sent).toEqual(['GET /me', 'GET /projects', 'GET /projects', SUITES]);
  });

  it('eval create by the names of servers', async () => {
    const file = { name: 'Other', servers: ['TOOLS'], model: 'a/b', cases: [echoCase('c')] };
    expect(await cli.evalCreate(file)).toMatchObject({ caseUpsert: { failed: [] } });
    expect(cli.sent).toEqual([
      'GET /projects',
      'GET /projects/prj/servers',
      'POST /projects/prj/eval-suites',
    ]);
  });

  it('finds the newest of many suites by its name', async () => {
    for (let number = 0; number < 130; number += 1) {
      const serverIds = [fixture.api.serverId('tools')];
      const suite = { name: `many ${number}`, serverIds, model: 'a/b', tests: [echoCase('c')] };
      await fixture.api.post('~/eval-suites', suite);
    }
    const { runId } = await cli.evalRun({ suite: 'many 129' });
    expect(await fixture.api.awaitRun(runId)).toMatchObject({ result: 'passed' });
  });
});

describe('eval run', () => {
  it('of a suite, which it reads first', async () => {
    const { runId, servers } = await cli.evalRun({ suite: 'smoke' });
    expect(servers).toMatchObject([{ name: 'tools' }]);
    expect(cli.sent).toEqual([
      'GET /projects',
      SUITES,
      'GET /projects/prj/eval-suites/st',
      'POST /projects/prj/eval-runs',
    ]);
    expect(await fixture.api.awaitRun(runId)).toMatchObject({ summary: { total: 2, failed: 1 } });
  });

  it('on servers it names', async () => {
    const { runId } = await cli.evalRun({ suite: 'smoke', servers: ['tools'] });
    expect(cli.sent).toEqual([
      'GET /projects',
      SUITES,
      'GET /projects/prj/servers',
      'POST /projects/prj/eval-runs',
    ]);
    await fixture.api.awaitRun(runId);
  });

  it('of one case', async () => {
    const { runId } = await cli.evalRun({ suite: 'smoke', cases: ['a'] });
    expect(cli.sent).toContain('GET /projects/prj/eval-suites/st/cases');
    expect(await fixture.api.awaitRun(runId)).toMatchObject({
      result: 'passed',
      summary: { total: 1 },
    });
  });

  it('with knobs, and again under the same key', async () => {
    const knobs = {
      iterationOverride: 2,
      notes: 'nightly',
      passCriteria: { minimumPassRate: 50 },
      idempotencyKey: 'build-512',
    };
    const { runId } = await cli.evalRun({ suite: 'smoke', knobs });
    expect(await fixture.api.awaitRun(runId)).toMatchObject({
      result: 'passed',
      notes: 'nightly',
      summary: { total: 4, passed: 2 },
    });
    const again = await cli.evalRun({ suite: 'smoke', knobs });
    expect(again).toMatchObject({ runId, status: 'completed', deduped: true });
  });

  it.each(['environmentId', 'runGroupId', 'skillsOverride', 'refreshSnapshot'])(
    'is told of the knob %s that it cannot be heeded',
    async (name) => {
      const refused = cli.evalRun({ suite: 'smoke', knobs: { [name]: 'x' } });
      await expect(refused).rejects.toThrow(new RegExp(`^${name}: this service `));
      await expect(refused).rejects.toBeInstanceOf(CliError);
    },
  );
});

describe('a run', () => {
  it('eval status, iterations, trace, runs and gate', async () => {
    const { runId } = await cli.evalRun({ suite: 'smoke', cases: ['a'] });
    const { run, rows } = await cli.evalGate(runId);
    expect(run).toMatchObject({ status: 'completed', summary: { passed: 1, total: 1 } });
    expect(rows.items).toHaveLength(1);
    expect(await cli.evalStatus(runId)).toEqual(run);
    const { items } = await cli.evalIterations(runId);
    expect((await cli.evalTrace(runId, items[0].id)).messages.length).toBeGreaterThan(0);
    expect((await cli.evalRuns('smoke')).items[0]).toEqual(run);
  });

  it('eval cancel, which sends no body', async () => {
    const { runId } = (
      await fixture.api.post('~/eval-runs', {
        suiteName: 'slow',
        serverIds: [fixture.api.serverId('tools')],
        tests: [toolCase('waits', 'slow', { ms: 60_000 })],
      })
    ).body;
    expect(await cli.evalCancel(runId)).toMatchObject({ id: runId, status: 'cancelled' });
    expect(cli.sent).toEqual(['GET /projects', 'POST /projects/prj/eval-runs/run/cancel']);
  });
});
