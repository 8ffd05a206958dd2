/** Settings of the gate, and baselines. */
import { serveModel } from '../support/model-emulator.ts';
import { ADDS, FAILS, type Row, serverWith, testRows } from '../support/verdicts.ts';

/** A model that does not count its tokens. */
const message = { role: 'assistant', content: 'And to you.' };
const model = await serveModel(() => {
  return { raw: { id: 'r', choices: [{ index: 0, message, finish_reason: 'stop' }] } };
});
const suite = (...tests: string[]): Row => ({
  results: [`<testsuites><testsuite name="s">${tests.join('')}</testsuite></testsuites>`],
});
const good = (name: string) => `<testcase name="${name}"/>`;
const bad = (name: string) => `<testcase name="${name}"><failure message="no"/></testcase>`;
const many = (count: number) => Array.from({ length: count }, (_, at) => good(`t${at}`));
const HALF = suite(good('a'), bad('b'));
const bound = { 'min-pass-rate': '90' };
const confident = 'pass-rate-confidence: 95';
const quarantine = (expires: string): Row => ({
  cases: [ADDS, FAILS],
  gate: `quarantine:\n  - { case: fails, reason: r, owner: o, expires: ${expires} }`,
});
/** Runs one after the other, each with the one before as its baseline. */
const inTurn = (...turns: Row[]): Row => ({
  inputs: { regression: 'gate', 'min-pass-rate': '50' },
  before: turns.slice(0, -1),
  ...turns.at(-1),
});
const KEYS = { 'model-base-urls': `acme=${model.origin}`, 'model-api-keys': 'acme=no-secret-1' };
const ALL_FAILED = { 'all-passed': 'failed' };
/** What fails is new or changed. */
const OTHER_FAILS = { 'no-regression': 'passed', 'new-and-changed-cases': 'failed' };
const AB = suite(good('a'), good('b'));
const REFUSED = 'call: refuse';
const CHANGED = { changed: ['other'] };
const changed = (before: string, now: string) =>
  inTurn({ cases: [ADDS, `title: other, ${before}`] }, { cases: [ADDS, `title: other, ${now}`] });

testRows({
  'asked-replaces': {
    ...{ ...HALF, inputs: { 'min-case-pass-rate': '0' } },
    checks: { 'min-case-pass-rate': 'passed' },
  },
  'asked-case-rate': {
    ...{ ...HALF, inputs: { 'min-pass-rate': '50', 'min-case-pass-rate': '60' } },
    checks: { 'min-pass-rate': 'passed', 'min-case-pass-rate': 'failed' },
  },
  'asked-bound-missed': { ...suite(...many(29), bad('b')), inputs: bound, gate: confident },
  'asked-bound-small': { ...suite(good('a')), inputs: bound, gate: confident },
  'budget-missed': { gate: 'max-tool-calls: 0', checks: { 'max-tool-calls': 'failed' } },
  'budget-alone': {
    cases: [FAILS],
    gate: 'max-tool-calls: 5\nmax-duration-minutes: 10\nmax-p95-latency-ms: 600000',
    checks: { 'max-tool-calls': 'passed', 'max-duration-minutes': 'passed', ...ALL_FAILED },
  },
  'budget-results': {
    ...{ ...suite(good('a')), gate: 'max-total-tokens: 1' },
    checks: { 'max-total-tokens': 'notApplicable', 'all-passed': 'passed' },
  },
  'budget-undecided': {
    cases: ['title: asks, prompt: hi, model: acme/m, expect: you'],
    inputs: { ...KEYS, 'max-total-tokens': '1000' },
    checks: { 'max-total-tokens': 'undecided' },
  },
  'quarantine-holds': quarantine('2999-12-31'),
  'quarantine-expired': quarantine('2020-01-01'),

  'regression-regressed': { ...inTurn(AB, HALF), comparison: { regressed: ['s › b'] } },
  'regression-improved': {
    ...inTurn(suite(good('a'), bad('b'), bad('c')), suite(good('a'), good('b'), bad('c'))),
    comparison: { fixed: ['s › b'], stillFailing: ['s › c'] },
  },
  'regression-new': { ...inTurn(HALF, suite(good('a'), bad('c'))), checks: OTHER_FAILS },
  'regression-dropped': { ...inTurn(AB, suite(good('a'))), comparison: { removed: ['s › b'] } },
  'regression-flaky': {
    ...inTurn(...[good, bad, good, bad, good, bad].map((turn) => suite(good('a'), turn('b')))),
    comparison: { knownFlaky: ['s › b'] },
  },
  'regression-changed': {
    ...changed('call: echo', REFUSED),
    checks: OTHER_FAILS,
    comparison: CHANGED,
  },
  'regression-broken': { ...changed(REFUSED, `${REFUSED}, with: { a: 1 }`), comparison: CHANGED },
  'regression-unfixed': {
    ...inTurn(HALF, HALF),
    inputs: { regression: 'gate' },
    checks: { 'no-regression': 'passed', ...ALL_FAILED },
  },
  'regression-tool': {
    ...inTurn({ servers: { s: serverWith() } }, { servers: { s: serverWith({ echo: {} }) } }),
    checks: { 'no-removed-tools': 'failed' },
  },
});
