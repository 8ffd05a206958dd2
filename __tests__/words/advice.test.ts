/** What to do about failures: laws for each kind, reason and hint, and what advice depends on. */
import { expect, test } from '@jest/globals';
import { type Failure, failure as schema } from '../../src/report/failure.ts';
import { advise } from '../../src/words/failures.ts';
import { failureOf } from '../support/failures.ts';

/** A failure of each kind, in the order of the schema. */
const TITLES = [
  ...['a missed assertion', 'arguments of a call', 'a tool error', 'a missing tool', 'a crash'],
  ...['a model: empty', 'the limit, nothing waited for', 'a setup command that fails', 'a test'],
  ...['a damaged file', 'the service: 401', 'a gate file: limit', 'a cancelled job', 'a deadline'],
  ...['a mistake of ours', 'unknown, failed'],
];
/** Members that choose an advice, with all that they can be. A hint has a value. */
const choices = schema.options.flatMap(({ shape }, at) => {
  const title = TITLES[at] ?? '';
  const all: object[] = [{}];
  if ('reason' in shape) all.push(...shape.reason.options.map((reason) => ({ reason })));
  if ('which' in shape) all.push(...shape.which.options.map((which) => ({ which })));
  const hints = 'hint' in shape ? shape.hint.unwrap().shape.kind.options : [];
  all.push(...hints.map((kind) => ({ hint: { kind, value: 'v' } })));
  return all.map((members) => ({ kind: shape.kind.value, title, members }));
});

/** Advice about a failure that differs in some members. */
function adviceFor(title: string, members: object): string {
  const failure: unknown = { ...failureOf(title), detail: 'x', ...members };
  return advise(failure as Failure);
}

test.each(choices)('$kind, $members: short sentences', ({ kind, title, members }) => {
  expect(failureOf(title).kind).toBe(kind);
  const advice = adviceFor(title, members);
  expect(advice).toMatch(/^$|^[A-Z].*\.$/s);
  expect(advice).not.toMatch(/undefined|null|(?<!\$)\{\w+\}/);
  for (const sentence of advice.split('. '))
    expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
});

const CALL = { phase: 'call', tool: 't' };
test.each<[title: string, members: object, advice: RegExp]>([
  ['arguments of a call', {}, /^Change `\$\.a` in the case, or the input schema of `t`\.$/],
  ['a tool error', {}, /arguments of the case/],
  ['a tool error', { code: -32601 }, /^Add a tool of this name to `s`/],
  ['a tool error', { code: -32603 }, /^Fix `t`, or write `error: true`/],
  ['a tool error', { what: 'list', tool: 'tools/list' }, /^Fix `tools\/list` of server `s`/],
  ['a missing tool', {}, /or add the tool/],
  ['a missing tool', { baselineHad: true }, /^Restore `get`/],
  ['a missing tool', { baselineHad: false }, /the baseline does not have it either/],
  ['a crash', { stderr: 'no' }, /at the end of the standard error of `s`/],
  ['a crash', { reason: 'timeout' }, /raise `connect-timeout`/],
  ['a crash', { reason: 'timeout', phase: 'connect', isLocal: true }, /on a port, write `url`/],
  ['a crash', { reason: 'variable' }, /^In a workflow, `env:` of the step/],
  ['a crash', { hint: { kind: 'split', value: 'cd a && b' } }, /^No shell reads `command`.+`cwd`/],
  ['a crash', { reason: 'missing-folder', hint: { kind: 'exists', value: 'a' } }, /`a` is a file/],
  ['a crash', { reason: 'missing-program', hint: { kind: 'exists', value: 'a' } }, /a folder/],
  ['a crash', { hint: { kind: 'quotes', value: '"a"' } }, /^Remove the quotes/],
  ['a crash', { reason: 'timeout', ...CALL }, /^Make `t` answer sooner, or raise `toolTimeout`/],
  ['a crash', { reason: 'unreachable' }, /^Check the address of `s`/],
  ['a crash', { reason: 'unreachable', status: 307 }, /leads to a web page/],
  ['a crash', { reason: 'unreachable', phase: 'call' }, /^Read the log of `s`/],
  [
    'a crash',
    { reason: 'status', phase: 'connect', status: 400 },
    /^Check `url` and `type` of `s`/,
  ],
  ['a crash', { reason: 'status', phase: 'connect', status: 502 }, /^Read the log of `s`/],
  ['a crash', { reason: 'credentials' }, /^Add `headers` to `s`/],
  ['a crash', { reason: 'credentials', hasCredentials: true }, /^Check the credentials/],
  ['a crash', { reason: 'malformed' }, /^Fix what `s` returns/],
  ['a crash', { reason: 'malformed', ...CALL }, /^Fix what `t` returns/],
  ['a crash', { reason: 'malformed', phase: 'list' }, /^Fix what `s` lists/],
  ['a crash', { reason: 'timeout', phase: 'list', tool: 'prompts' }, /^Make `s` answer sooner/],
  ['a crash', { reason: 'malformed', stdout: 'Hi' }, /logs to standard error/],
  ['a crash', { reason: 'registry' }, /^Run the job again/],
  ['a crash', { reason: 'registry', status: 403 }, /^Check the token of the registry/],
  [
    'a crash',
    { reason: 'registry', detail: 'SELF_SIGNED_CERT_IN_CHAIN: x' },
    /NODE_EXTRA_CA_CERTS/,
  ],
  ['a model: empty', { reason: 'unreachable' }, /`p` in `model-base-urls`/],
  ['a model: empty', { isHosted: true }, /^Run the job again/],
  ['a model: empty', { reason: 'unreachable', isHosted: true }, /settings of the eval service/],
  ['the limit, nothing waited for', { which: 'iteration' }, /^Split the case/],
  ['the limit, nothing waited for', { waitedFor: 'model' }, /^Make the model answer sooner/],
  ['the limit, nothing waited for', { which: 'pattern', of: 'textMatches' }, /of `matches`/],
  ['the limit, nothing waited for', { which: 'pattern', of: 'matchesOutputSchema' }, /of the tool/],
  ['the limit, nothing waited for', { which: 'size' }, /^Let the server answer with less/],
  ['the limit, nothing waited for', { which: 'size', of: 'matchesSchema' }, /^Correct the schema/],
  ['a setup command that fails', {}, /^Run `make`/],
  ['a setup command that fails', { exitCode: null }, /^Install `make`/],
  [
    'a setup command that fails',
    { exitCode: null, command: '"npm test"' },
    /^Install `"npm test"`, or remove the quotes/,
  ],
  ['a setup command that fails', { exitCode: null, limitMs: 60_000 }, /^Run `make`/],
  ['a test', { message: 'No.' }, /^$/],
  ['a test', { message: '' }, /^Look at the log of the test step/],
  ['the service: 401', { reason: 'refused' }, /^Check `api-key`/],
  ['the service: 401', { reason: 'refused', status: 422 }, /^Change what the message names/],
  ['the service: 401', { reason: 'refused', status: 404 }, /`base-url` and `project`/],
  ['the service: 401', { reason: 'refused', status: 404, isReading: true }, /^Run the job again/],
  ['the service: 401', { reason: 'refused', status: 503 }, /^Run the job again/],
  ['the service: 401', { reason: 'parameter', status: null, message: 'runId' }, /^Correct `runId`/],
  ['a gate file: limit', { reason: 'status', permission: 'contents: read' }, /`contents: read`/],
  ['unknown, failed', {}, /eval service/],
  ['unknown, failed', { isProgram: true }, /output of the program/],
])('%s, %j', (title, members, advice) => {
  expect(adviceFor(title, members)).toMatch(advice);
});
