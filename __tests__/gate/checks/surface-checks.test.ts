import { describe, expect, it } from '@jest/globals';
import { changedTools } from '../../../src/gate/checks/surface-checks.ts';
import { gate } from '../../../src/gate/gate.ts';
import type { BaselineOrigin, BaselineSearch } from '../../../src/model/baseline.ts';
import { FAIL_ON_CHANGE, type SurfacePolicy } from '../../../src/model/policy.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import type { ServerSurface } from '../../../src/model/servers/surface.ts';
import type { SurfaceReport } from '../../../src/model/servers/surface-report.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';

const offers = (server: string, ...tools: string[]): ServerSurface => ({
  server,
  tools: tools.map((name) => ({ name, inputSchema: { type: 'object' } })),
});

function reportOf(surface: Partial<SurfaceReport>): RunReport {
  return {
    ...{ source: 'diff', suite: { id: null, name: 'weather' }, project: null, run: null },
    ...{ servers: [], cases: [], problems: [], warnings: [], notice: null },
    surface: { servers: [], silent: [], ...surface },
  };
}

const found = (
  surface: Partial<SurfaceReport>,
  kind: BaselineOrigin['kind'] = 'file',
): BaselineSearch => ({
  outcome: 'found',
  baseline: {
    report: reportOf(surface),
    origin: {
      ...{ kind, commit: null, branch: null, address: null },
      ...{ createdAtMs: null, isMergeBase: null },
    },
  },
});

const judge = (
  head: Partial<SurfaceReport>,
  baseline: BaselineSearch,
  failOn: SurfacePolicy['failOn'] = 'breaking',
) => gate(reportOf(head), { minPassRate: null, surface: { failOn } }, { baseline });

const both = { servers: [offers('weather', 'alerts', 'forecast')] };
const one = { servers: [offers('weather', 'alerts')] };

describe('tools of a run beside those of its baseline', () => {
  const offer = (...names: string[]) => ({
    ...{ servers: [offers('weather', ...names)], silent: [], chosen: ['weather'] },
  });
  const run = (surface?: ReturnType<typeof offer>): RunReport => ({
    ...{ ...reportOf(surface ?? {}), source: 'run' },
    ...(surface === undefined ? {} : { surface }),
  });
  const against = (surface: ReturnType<typeof offer>) => found(surface, 'artifact');

  it('are told as far as they differ, and decide nothing', () => {
    const head = run(offer('kept', 'came'));
    const changed = changedTools(head, against(offer('kept', 'went')));
    expect(changed?.counts).toMatchObject({ breaking: 1, compatible: 1 });
    expect(changedTools(head, against(offer('kept', 'came')))).toBeUndefined();
    expect(changedTools(reportOf(offer('came')), against(offer('went')))).toBeUndefined();
    expect(changedTools(head, { outcome: 'none', message: 'first run' })).toBeUndefined();
    // A server that the other side did not run with is neither gone nor new.
    const elsewhere = { ...offer('kept'), servers: [], chosen: ['other'] };
    expect(changedTools(head, against(elsewhere))).toBeUndefined();
  });
});

describe('what servers offer', () => {
  it.each([
    ['breaking', 'failed', 'passed'],
    ['any', 'failed', 'failed'],
    ['never', 'passed', 'passed'],
  ] as const)('is judged by what %s holds against it', (failOn, removed, added) => {
    expect(judge(one, found(both), failOn).value).toBe(removed);
    expect(judge(both, found(one), failOn).value).toBe(added);
    expect(judge(one, found(one), failOn).value).toBe('passed');
  });

  it('is undecided where a list with something in it is not told any more', () => {
    const template = { name: 'page', uriTemplate: 'docs:{page}' };
    const [tools] = one.servers;
    const had = (resourceTemplates: (typeof template)[]) =>
      found({ servers: [{ server: 'weather', ...tools, resourceTemplates }] });
    const verdict = judge(one, had([template]));
    expect(verdict.value).toBe('incomplete');
    expect(headlineOf(verdict)).toBe(
      'Undecided: server "weather": it is not told any more which templates of resources it has.',
    );
    expect(judge(one, had([])).value).toBe('passed');
    expect(judge({ servers: [offers('weather')] }, had([template])).value).toBe('failed');
  });

  it('says what changed, on how many servers', () => {
    const other = offers('other', 'one');
    const verdict = judge(
      { servers: [...one.servers, other] },
      found({ servers: [...both.servers, other] }),
    );
    expect(verdict.checks).toMatchObject([
      { id: 'surface-known', outcome: 'passed', sampleSize: 2 },
      { id: 'surface-compatible', outcome: 'failed', sampleSize: 2, observed: 0.5 },
    ]);
    expect(headlineOf(verdict)).toBe(
      '1 breaking change of what the servers offer: tool removed (weather: tool forecast).',
    );
  });

  it.each(FAIL_ON_CHANGE)(
    'is no pass where no server was asked, whatever is held against it: %s',
    (failOn) => {
      expect(judge({}, found(one), failOn).value).not.toBe('passed');
      expect(judge({}, { outcome: 'not-asked' }, failOn).value).toBe('incomplete');
    },
  );

  it.each([
    [{ outcome: 'none', message: 'no run' }, 'notApplicable', 'passed'],
    [{ outcome: 'unknown', message: 'no permission' }, 'notApplicable', 'passed'],
    [{ outcome: 'unreadable', message: 'no file' }, 'undecided', 'incomplete'],
  ] as const)('is not compared with a baseline that is %j', (search, outcome, value) => {
    const verdict = judge(both, search);
    expect(verdict.checks.at(-1)).toMatchObject({ id: 'surface-compatible', outcome });
    expect(verdict.value).toBe(value);
    expect(headlineOf(verdict)).toContain(search.message);
  });

  it('does not tell a server as gone or new that did not tell what it offers', () => {
    const silent = [{ server: 'other', message: 'It crashed.', isOwnDoing: true }];
    const wide = { servers: [...both.servers, offers('other', 'one')] };
    const broken = judge({ ...both, silent }, found(wide), 'any');
    expect(broken.surface?.changes).toEqual([]);
    expect(broken.value).toBe('failed');
    expect(headlineOf(broken)).toContain('server "other": It crashed.');
    const unreached = silent.map((server) => ({ ...server, isOwnDoing: false }));
    expect(judge({ ...both, silent: unreached }, found(wide)).value).toBe('incomplete');
  });

  it.each([
    ['file', 'undecided', 'incomplete'],
    ['checkout', 'undecided', 'incomplete'],
    ['artifact', 'notApplicable', 'passed'],
  ] as const)(
    'is not as it was where a baseline of kind %s does not tell',
    (kind, outcome, value) => {
      const silent = [{ server: 'weather', message: 'It crashed.', isOwnDoing: true }];
      const verdict = judge(both, found({ silent }, kind));
      expect(verdict.checks.at(-1)).toMatchObject({ id: 'surface-compatible', outcome });
      expect(verdict.value).toBe(value);
      expect(headlineOf(verdict)).toContain('the baseline does not tell what "weather" offered');
      const others = { servers: [...both.servers, offers('other', 'one')] };
      expect(judge(others, found({ servers: [offers('other', 'one')], silent }, kind)).value).toBe(
        value,
      );
      expect(judge(others, found({ servers: [offers('other', 'two')], silent }, kind)).value).toBe(
        'failed',
      );
    },
  );

  it('meets nothing where no server tells what it offers', () => {
    const silent = [{ server: 'weather', message: 'It crashed.', isOwnDoing: true }];
    expect(judge({ silent }, found(both)).checks).toMatchObject([
      { id: 'surface-known', outcome: 'failed' },
      { id: 'surface-compatible', outcome: 'undecided', observed: null },
    ]);
  });

  it('goes by the servers that were asked for alone', () => {
    const wide = { servers: [...both.servers, offers('other', 'one')] };
    expect(judge(both, found(wide)).value).toBe('failed');
    expect(judge({ ...both, chosen: ['weather'] }, found(wide)).value).toBe('passed');
  });

  it.each([
    ['file', 'undecided', 'incomplete'],
    ['artifact', 'notApplicable', 'passed'],
  ] as const)(
    'is not new on a server that a baseline of kind %s was not to tell of',
    (kind, outcome, value) => {
      const wide = { servers: [...both.servers, offers('other', 'one')] };
      const narrow = found({ ...both, chosen: ['weather'] }, kind);
      const verdict = judge(wide, narrow, 'any');
      expect(verdict.surface?.changes).toEqual([]);
      expect(verdict.checks.at(-1)).toMatchObject({ id: 'surface-compatible', outcome });
      expect(verdict.value).toBe(value);
      expect(headlineOf(verdict)).toContain('the baseline does not tell what "other" offered');
      expect(judge({ ...both, chosen: ['weather'] }, narrow).value).toBe('passed');
      expect(judge({ servers: [...one.servers, offers('other')] }, narrow).value).toBe('failed');
      // The baseline was to tell of it, and there was none of the name.
      const added = judge(wide, found({ ...both, chosen: ['weather', 'other'] }, kind));
      expect(added.surface?.changes).toMatchObject([{ kind: 'server-added' }]);
    },
  );

  it('is as it was only as far as the baseline tells', () => {
    const [weather] = both.servers;
    const more = { ...(weather as ServerSurface), prompts: [], resources: [] };
    const verdict = judge({ servers: [more] }, found(both));
    expect(verdict).toMatchObject({
      value: 'passed',
      surface: { untold: [{ server: 'weather', lists: ['prompts', 'resources'] }] },
    });
    expect(headlineOf(verdict)).toBe(
      'What 1 server offers is as it was, as far as the baseline tells.',
    );
    expect(judge(both, found({ servers: [more] })).surface).not.toHaveProperty('untold');
  });

  it('is no evidence where results of cases are asked for', () => {
    expect(gate(reportOf(both), { minPassRate: null }).value).toBe('incomplete');
  });
});
