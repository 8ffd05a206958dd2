import { expect, test } from '@jest/globals';
import { findChanges, findToolChanges } from '../../../src/gate/tools/tool-changes.ts';
import type { ReportTool, RunReport } from '../../../src/report/report.ts';
import { compared } from '../../support/comparisons.ts';
import { caseOf, reportOf, serverOf } from '../../support/reports.ts';

const schemaOf = (...names: string[]) =>
  JSON.stringify({ properties: Object.fromEntries(names.map((name) => [name, {}])) });
const [AREA, TIME] = [schemaOf('area'), schemaOf('areas')];

const inner = (name: string) => ({ type: 'object', properties: { [name]: { type: 'integer' } } });
const draft = (name: string) => JSON.stringify({ $schema: name, ...JSON.parse(AREA) });

const ONLY = 'callable as a task';
const [LOST, GAINED] = ['promise-lost breaking', 'promise-gained compatible'];

const changes = (before: RunReport['servers'][number], after: RunReport['servers'][number]) =>
  findToolChanges(reportOf([], { servers: [before] }), reportOf([], { servers: [after] }));
const shown = (...sides: Parameters<typeof changes>) =>
  changes(...sides).map(({ what, tool, newName }) => [what, tool, newName].join(' ').trim());

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['a new tool', { a: AREA }, { a: AREA, b: AREA }, []],
  ['removed', { a: AREA, b: AREA }, { a: AREA }, ['tool-removed b']],
  ['renamed', { list_alerts: AREA }, { alerts: AREA }, ['tool-renamed list_alerts alerts']],
  ['another name', { search: AREA }, { find: AREA }, ['tool-removed search']],
  ['another schema', { list_alerts: AREA }, { alerts: TIME }, ['tool-removed list_alerts']],
  [
    'each new name once',
    { list_alert: AREA, list_alerts: AREA },
    { list_alerts_v2: AREA },
    ['tool-removed list_alert', 'tool-renamed list_alerts list_alerts_v2'],
  ],
])('%s', (_title, before, after, expected) => {
  expect(shown(serverOf(before), serverOf(after))).toEqual(expected);
});

test.each<[Partial<ReportTool>, Partial<ReportTool>, string[]]>([
  [{ promises: ['idempotent'] }, { promises: [] }, ['promise-lost breaking']],
  [{ promises: [] }, { promises: ['idempotent'] }, ['promise-gained compatible']],
  [{}, { promises: ['idempotent'] }, []],
  [
    { promises: ['read-only', 'not destructive', 'idempotent'] },
    { promises: [] },
    ['promise-lost breaking'],
  ],
  [{ promises: ['idempotent'] }, { promises: [ONLY, 'idempotent'] }, [LOST, GAINED]],
  [{ promises: [ONLY, 'callable without a task'] }, { promises: [ONLY] }, [LOST]],
  [{ promises: [ONLY] }, { promises: [ONLY, 'callable without a task'] }, [GAINED]],
  [{ promises: [ONLY] }, { promises: [] }, [LOST, GAINED]],
  [{ promises: [] }, { promises: [ONLY, 'callable without a task'] }, [GAINED]],
  [{ promises: [ONLY, 'callable without a task'] }, { promises: [] }, [LOST]],
  [{}, { promises: [ONLY] }, []],
  [{ mediaType: 'a/b' }, { mediaType: 'a/c' }, ['media-type-changed breaking']],
  [{ mediaType: null }, { mediaType: 'a/c' }, ['media-type-changed compatible']],
  [{ mediaType: 'a/b' }, { mediaType: null }, ['media-type-changed may-break']],
])('%j, then %j', (before, after, expected) => {
  const [base, head] = [before, after].map((more) => {
    const resources = [{ name: 'a:b', inputSchema: null, ...more }];
    return reportOf([], { servers: [{ name: 's', tools: [], resources }] });
  });
  if (!base || !head) throw new Error('no reports');
  const found = findChanges(base, head).map(({ what, effect }) => `${what} ${effect}`);
  expect(found).toEqual(expected);
});

test.each<[string, object, object, string[]]>([
  ['another draft', { inputSchema: draft('7') }, { inputSchema: draft('2020') }, []],
  ['no draft', { inputSchema: draft('7') }, { inputSchema: AREA }, []],
  ['a first output schema', { outputSchema: null }, { outputSchema: AREA }, ['compatible']],
  ['no output schema any more', { outputSchema: AREA }, { outputSchema: null }, ['breaking']],
])('%s', (_, was, is, effects) => {
  const [base, head] = [was, is].map((own) =>
    reportOf([], { servers: [{ name: 's', tools: [{ name: 't', inputSchema: AREA, ...own }] }] }),
  );
  if (!base || !head) throw new Error('two reports');
  const found = findChanges(base, head);
  expect(found.map(({ effect }) => effect)).toEqual(effects);
});

test.each<[string, object, object, string[]]>([
  ['required', inner('a'), { ...inner('a'), required: ['a'] }, ['a', 'a', 'required']],
  ['renamed', inner('size'), inner('sizes'), ['size', 'size', 'sizes']],
  [
    'a value less',
    { enum: ['a', 'b', 'c'] },
    { enum: ['a', 'c', 'd'] },
    ['enum', '…, "b"', '…, "d"'],
  ],
])('a change within a parameter: %s', (_, was, is, detail) => {
  const [base, head] = [was, is].map((p) => {
    const inputSchema = JSON.stringify({ properties: { p } });
    return reportOf([], { servers: [{ name: 's', tools: [{ name: 't', inputSchema }] }] });
  });
  if (!base || !head) throw new Error('two reports');
  expect(findChanges(base, head)).toMatchObject([{ parameter: 'p', detail }]);
});

test('a list or server that is not known says nothing', () => {
  const [known, unknown] = [serverOf({ a: AREA }), { name: 'library', tools: null }];
  expect([changes(known, unknown), changes(unknown, known)]).toEqual([[], []]);
  expect(changes(known, serverOf({}, 'other'))).toEqual([]);
  expect(shown(serverOf({ ab: null }), serverOf({ abc: null }))).toEqual(['tool-removed ab']);
});

test('what cases use comes first; at most 1,000, and 20 titles of each', () => {
  const many = Array.from({ length: 1_020 }, (_, at) => [`unused${at}`, at % 2 ? AREA : null]);
  const before = serverOf({ ...Object.fromEntries(many), a: AREA, b: AREA, c: AREA });
  const after = serverOf({ a: TIME, b: TIME });
  const uses = (name: string, number: number) =>
    Array.from({ length: number }, (_, at) =>
      caseOf(`${name}${at}`, 'p', { tools: [{ server: 'library', name }] }),
    );
  const cases = [...uses('a', 2), ...uses('b', 30), ...uses('c', 1)];
  const sides = [before, after].map((one) => reportOf(cases, { servers: [one] }));
  const { comparison, checkOf } = compared(sides[0] ?? [], sides[1] ?? []);
  const { toolChanges, unlisted } = comparison;
  const first = toolChanges.slice(0, 4).map(({ tool, caseCount }) => `${tool} ${caseCount}`);
  expect(first).toEqual(['c 1', 'b 30', 'a 2', 'unused0 0']);
  expect(toolChanges[1]).toMatchObject({ what: 'parameter-renamed', cases: { length: 20 } });
  expect([toolChanges.length, unlisted['toolChanges']]).toEqual([1_000, 23]);
  // What takes other arguments gates nothing by itself.
  expect(checkOf('no-removed-tools')).toMatchObject({ observed: 1 });
});

test('changes of one tool stand together, and each kind has its own users', () => {
  const lists = (one: string | null, other: string | null) => {
    const tools = [one, other].map((inputSchema, at) => ({ name: `t${at}`, inputSchema }));
    return [{ name: 's', tools, prompts: [{ name: 't0', inputSchema: one }] }];
  };
  const before = reportOf([], { servers: lists(schemaOf('a', 'b'), AREA) });
  const tools = [{ server: 's', name: 't0', kind: 'prompts' as const }];
  const after = reportOf([caseOf('x', 'p', { tools })], { servers: lists(schemaOf('c'), TIME) });
  expect(
    findChanges(before, after).map((one) => `${one.kind} ${one.tool} ${one.caseCount}`),
  ).toEqual([
    'prompts t0 1',
    'prompts t0 1',
    'tools t0 0',
    'tools t0 0',
    'tools t1 0',
    'prompts t0 1',
    'tools t0 0',
  ]);
});

test('thousands of tools and parameters with equal schemas', () => {
  const names = (name: string) => Array.from({ length: 5_000 }, (_, at) => `${name}${at}`);
  const tools = (name: string) =>
    serverOf(Object.fromEntries(names(name).map((one) => [one, AREA])));
  expect(changes(tools('old'), tools('new'))).toHaveLength(5_000);
  const [before, after] = ['old', 'new'].map((one) => serverOf({ t: schemaOf(...names(one)) }));
  expect(changes(before ?? serverOf({}), after ?? serverOf({}))).toHaveLength(5_000);
});
