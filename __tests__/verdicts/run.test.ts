/** Suites on the embedded service. */
import { replyBy, serveModel } from '../support/model-emulator.ts';
import { ADDS, FAILS, type Row, serverWith, testRows } from '../support/verdicts.ts';

const model = await serveModel((request) =>
  request.body.model === 'weak'
    ? { text: 'What?' }
    : replyBy([{ prompt: 'Good morning', text: 'And to you.' }])(request),
);
const KEYS = { 'model-base-urls': `acme=${model.origin}/v1`, 'model-api-keys': 'acme=no-secret-1' };
const ANY_TEXT = ', expect: { matches: ".*" }';
const prompts = (more: string, models = '[acme/good]'): Row => ({
  cases: [`title: asks, prompt: Good morning, models: ${models}${more}`],
  inputs: KEYS,
});
const steps = (...list: string[]) => `title: steps, steps: [${list.join(', ')}]`;
const ROWS = 'title: t, each: [{ a: 1 }, { b: 1 }], call: echo, with: { a: "{{row.a}}" }';
const TWO = { s: serverWith(), t: serverWith() };
const never = (tool: string) =>
  `{ kind: assert, assertion: { type: toolNeverCalled, toolName: ${tool} } }`;
const CALL = '{ call: echo }';
const cannotFail = (reason: string) => ({ code: 'cannot-fail', reason });
const WRONG = 'title: misfits, call: add, with: { a: one, b: 2 }';
const NAMED = ADDS.replace('add,', 's/add,');
const HANGS = 'title: hangs, call: hang';
const FILLED = steps('{ call: echo, with: { id: "{{id}}" } }');
const noTool = { kind: 'missing-tool' };
const nearRefuse = { ...noTool, nearest: 'refuse' };
const missed = (type: string) => ({ kind: 'assertion', type });
const saving = 'title: t, call: add, with: { a: 2, b: 3 }, save: { id: $.id }';
const setting = ', expect: x, advancedConfig: { maxTokens: 5 }';
const missing = { command: 'no-such-program' };

testRows({
  'run-passed': { checks: { 'all-passed': 'passed' } },
  'run-tool-error': { cases: [ADDS, FAILS], failure: { kind: 'tool-error' } },
  'run-rate-met': { cases: [ADDS, FAILS], inputs: { 'min-pass-rate': '50' } },
  'run-rate-missed': { cases: [ADDS, FAILS], inputs: { 'min-pass-rate': '51' } },
  'run-fail-on': { cases: [FAILS], inputs: { 'fail-on': 'never' }, exitCode: 0 },
  'run-unused-server': { cases: [NAMED], servers: { s: serverWith(), missing } },
  'run-tool': { cases: [ADDS, 'title: typo, call: refuze'], failure: nearRefuse },
  'run-call-alone': { cases: ['title: t, call: echo'] },
  'run-refusal': { cases: ['title: t, call: refuse, error: must be positive'] },
  'run-no-refusal': {
    cases: ['title: t, call: echo, error: true'],
    failure: missed('expectError'),
  },
  'run-refused-name': { cases: ['title: t, call: refuses, error: true'], failure: noTool },
  'run-expectation': {
    cases: [ADDS.replace('"5"', '"7"')],
    failure: { ...missed('textContains'), expected: '7' },
  },
  'run-no-snapshot': {
    cases: [ADDS.replace('"5"', '{ snapshot: null }')],
    failure: missed('matchesSnapshot'),
  },
  'run-capture': { cases: [saving], failure: missed('capture') },
  'run-reference': { cases: [FILLED], problem: { code: 'capture' } },
  'run-arguments': { cases: [WRONG], problem: { code: 'argument', path: 'a', kind: 'type' } },
  'run-arguments-schema': { cases: ['title: t, call: odd, with: { a: 1 }'], warns: true },
  'run-arguments-warn': { cases: [WRONG], settings: 'argumentCheck: warn', warns: true },
  'run-arguments-off': {
    cases: ['title: t, call: refuse, with: { a: 1 }'],
    settings: 'argumentCheck: off',
    failure: { kind: 'tool-error' },
  },
  'run-nothing': { cases: [steps(never('add'))], problem: cannotFail('no-action') },
  'run-too-early': { cases: [steps(never('add'), CALL)], problem: cannotFail('too-early') },
  'run-prompt-unjudged': { ...prompts(''), problem: { reason: 'no-assertion' } },
  'run-prompt-cannot-fail': { ...prompts(ANY_TEXT), problem: cannotFail('any-text') },
  'run-never-called': { ...prompts(', never: delete_all'), problem: { code: 'not-found' } },
  'run-never-called-too': {
    ...prompts(', never: delete_all, expect: you'),
    servers: { s: { ...serverWith(), env: { TOOLS: '{}', CHANGES: '1' } } },
    warns: true,
  },
  'run-negative': {
    cases: ['title: t, call: echo, isNegativeTest: true'],
    problem: { code: 'needs', key: 'isNegativeTest' },
  },
  'run-expected-output': { cases: [`${ADDS}, expectedOutput: "6"`] },
  'run-setting': { ...prompts(setting), problem: {} },
  'run-rounded': { cases: ['title: t, call: echo, with: { a: 9007199254740993 }'], problem: {} },
  'run-skipped': { cases: [ADDS, 'title: later, call: nothing, skip: it comes later'] },
  'run-all-skipped': { cases: [`${ADDS}, skip: it is slow`] },
  'run-models': prompts(', expect: you, runs: 2', '[acme/good, acme/better]'),
  'run-model-rate': {
    ...prompts(', expect: you', '[acme/good, acme/weak]'),
    inputs: { ...KEYS, 'min-pass-rate': '50' },
    gate: 'min-pass-rate-by-model: { acme/good: 100, acme/weak: 80 }',
    checks: { 'min-pass-rate': 'passed', 'min-pass-rate-by-model': 'failed' },
  },
  'run-row': { cases: [ROWS], problem: {} },
  'run-server-unnamed': { servers: TWO, problem: { code: 'ambiguous' } },
  'run-cancelled': { cases: [ADDS, HANGS], cancel: true, failure: { kind: 'cancelled' } },
});
