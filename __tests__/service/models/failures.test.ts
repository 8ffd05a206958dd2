/** What a provider that gives no answer leaves behind. */
import { expect, test } from '@jest/globals';
import { countsAs } from '../../../src/report/counts-as.ts';
import { closedOrigin } from '../../support/http-server.ts';
import { say, serveModel, type Turn } from '../../support/model-emulator.ts';
import { ask, choiceOf, KEY } from '../../support/prompts.ts';

const model = await serveModel();

const error = (message: string) => ({ error: { message, type: 'x', code: null, param: null } });
const now = { 'retry-after': '0' };
const answers = (status: number, raw: unknown = error(`no ${KEY}`)): Turn => {
  return { status, raw, headers: now };
};

test.each<[string, Turn, string, number]>([
  ['401', answers(401), 'auth', 1],
  ['403', answers(403), 'auth', 1],
  ['400', answers(400), 'refused', 1],
  ['404', answers(404), 'refused', 1],
  ['404 of a web page', answers(404, '<html>'), 'unreachable', 1],
  ['a redirect', { ...answers(307), headers: { location: '/' } }, 'refused', 1],
  ['429, five times', answers(429), 'rate', 5],
  ['529, five times', answers(529), 'outage', 5],
  ['500, five times', answers(500, ''), 'outage', 5],
  ['a web page', answers(200, ' <html>'), 'malformed', 1],
  ['no JSON', answers(200, 'hello'), 'malformed', 1],
  ['another form', answers(200, { choices: 5 }), 'malformed', 1],
])('%s', async (_name, turn, reason, requests) => {
  model.script(turn);
  const outcome = await ask(choiceOf('stub', model.origin), {}, []);
  const { status = 0 } = turn;
  const failure = { kind: 'model', provider: 'stub', model: 'stub/m', reason, status };
  expect(outcome).toMatchObject({ result: null, failures: [failure], bugs: [] });
  expect(JSON.stringify(outcome)).not.toContain(KEY);
  expect(model.requests).toHaveLength(requests);
});

test('an answer after a retry is an answer', async () => {
  model.script(answers(503), answers(429), say('done'));
  expect(await ask(choiceOf('stub', model.origin), {}, [])).toMatchObject({ result: 'passed' });
});

test.each([
  ['nothing listens', async () => (await closedOrigin()).replace('127.0.0.1', 'localhost')],
  ['a bad port', async () => 'http://model.test:6000'],
])('%s: unreachable at once', async (_name, address) => {
  const { failures, bugs } = await ask(choiceOf('stub', await address()), {}, []);
  expect(failures).toMatchObject([{ kind: 'model', reason: 'unreachable', status: null }]);
  expect(bugs).toEqual([]);
  expect(failures.map(countsAs)).toEqual(['incomplete']);
});

test('an error with status 200 shows its reason', async () => {
  model.script(answers(200, error('upstream failed')));
  const { failures } = await ask(choiceOf('stub', model.origin), {}, []);
  expect(failures).toMatchObject([{ reason: 'malformed', message: 'upstream failed' }]);
});
