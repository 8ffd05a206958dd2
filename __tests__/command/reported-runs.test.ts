import { describe, expect, it } from '@jest/globals';
import { MOST_RUNS, ReportedRuns } from '../../src/command/reported-runs.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';

const SECRET = 'q7Zt-0pVx-93mK-uuE2';
const newRuns = () => new ReportedRuns(createRedactor([SECRET]));

const INGEST = '/api/v1/projects/default/eval-ingest';
const START = JSON.stringify({ suiteName: 'nightly', externalRunId: 'x' });
const APPEND = JSON.stringify({ runId: 'r_1', results: [] });
const FINALIZE = JSON.stringify({ runId: 'r_1', externalRunId: 'x' });
const rows = (...titles: string[]) =>
  JSON.stringify({ runId: 'r_1', results: titles.map((caseTitle) => ({ caseTitle })) });
const ok = (body: object) => ({ status: 200, text: JSON.stringify({ ok: true, ...body }) });
const refusal = (status: number) => ({
  status,
  text: JSON.stringify({ code: 'X', message: 'is wrong' }),
});

describe('runs that a program reports', () => {
  it.each([
    [`${INGEST}/report`, 'p_of_answer'],
    [`${INGEST}/runs/start`, 'p_of_answer'],
    ['/sdk/v1/evals/report', 'p_of_answer'],
    ['/sdk/v1/evals/runs/start', 'p_of_answer'],
  ])('are those that %s begins', (path, projectId) => {
    const runs = newRuns();
    runs.note(path, START, ok({ runId: 'r_1', suiteId: 'st_1', projectId }));
    runs.note(path, START, ok({ runId: 'r_1', suiteId: 'st_1', projectId }));
    const run = { runId: 'r_1', suiteId: 'st_1', projectId, suiteName: 'nightly', wasThere: false };
    expect(runs.all).toEqual([run]);
  });

  it('are of the project in the path where the answer tells none', () => {
    const runs = newRuns();
    runs.note('/api/v1/projects/p%201/eval-ingest/report', START, ok({ runId: 'r_1' }));
    runs.note(`${INGEST}/report`, START, ok({ runId: 'r_2' }));
    expect(runs.all.map(({ projectId }) => projectId)).toEqual(['p 1', null]);
  });

  it.each([
    ['another route', '/api/v1/projects/p/eval-runs', ok({ runId: 'r_1' })],
    ['a part of a run', `${INGEST}/runs/iterations`, ok({ runId: 'r_1' })],
  ])('are none of %s', (_what, path, answer) => {
    const runs = newRuns();
    runs.note(path, START, answer);
    expect(runs).toMatchObject({ all: [], refusal: null });
  });

  it('are counted beyond the most that are read', () => {
    const runs = newRuns();
    for (let index = 0; index < MOST_RUNS + 3; index += 1) {
      runs.note(`${INGEST}/report`, START, ok({ runId: `r_${index}` }));
    }
    expect([runs.all.length, runs.left]).toEqual([MOST_RUNS, 3]);
  });
});

describe('what was not taken', () => {
  it('is told with the words of the service', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/report`, START, refusal(400));
    expect(runs.refusal).toBe('HTTP 400, is wrong');
  });

  it('is told without a full stop, which follows where it is told', () => {
    const runs = newRuns();
    const text = JSON.stringify({ error: 'Requests come too fast.' });
    runs.note(`${INGEST}/report`, START, { status: 429, text });
    expect(runs.refusal).toBe('HTTP 429, Requests come too fast');
    runs.note(`${INGEST}/report`, START, { status: null, text: 'no answer: it hung up.' });
    expect(runs.refusal).toBe('no answer: it hung up');
  });

  it('is cut, and the name of a suite, after secrets are taken out of it', () => {
    const runs = newRuns();
    const long = `${'a '.repeat(142)}${SECRET} ${'b '.repeat(142)}`;
    runs.note(`${INGEST}/report`, START, { status: 400, text: JSON.stringify({ error: long }) });
    runs.note(`${INGEST}/report`, JSON.stringify({ suiteName: long }), ok({ runId: 'r_1' }));
    expect(runs.refusal).toMatch(/ \*\*\* b/);
    expect(runs.all[0]?.suiteName).toMatch(/ \*\*\* b/);
    expect([runs.refusal, runs.all[0]?.suiteName].join()).not.toContain(SECRET.slice(0, 4));
  });

  it('is nothing where it was taken at another try', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/report`, START, refusal(503));
    runs.note(`${INGEST}/report`, START, { status: null, text: 'no answer: reset' });
    expect(runs.refusal).toBe('no answer: reset');
    runs.note(`${INGEST}/report`, START, ok({ runId: 'r_1' }));
    expect(runs.refusal).toBeNull();
  });

  it.each([
    ['begins no run', `${INGEST}/report`, ok({})],
    ['is none of the service', `${INGEST}/report`, { status: 200, text: '<html>' }],
    ['is none of the service', `${INGEST}/runs/iterations`, { status: 200, text: '<html>' }],
    ['is none of the service', `${INGEST}/runs/finalize`, { status: 200, text: 'null' }],
  ])('is what got an answer that %s, until it is taken', (_what, path, answer) => {
    const runs = newRuns();
    runs.note(path, START, answer);
    expect(runs).toMatchObject({ all: [], refusal: 'HTTP 200, with an answer of no such service' });
    runs.note(path, START, ok({ runId: 'r_1' }));
    expect(runs.refusal).toBeNull();
  });

  it('stays where other rows of the same run are taken after a refusal', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/runs/iterations`, APPEND, refusal(400));
    runs.note(`${INGEST}/runs/iterations`, APPEND, refusal(503));
    runs.note(`${INGEST}/runs/iterations`, APPEND, ok({ inserted: 0 }));
    expect(runs.refusal).not.toBeNull();
  });

  it('stays where other rows of the same run are taken after some that were put off', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/runs/start`, START, ok({ runId: 'r_1' }));
    runs.note(`${INGEST}/runs/iterations`, rows('a', 'b'), refusal(503));
    runs.note(`${INGEST}/runs/iterations`, rows('c'), ok({ inserted: 1 }));
    runs.note(`${INGEST}/runs/finalize`, FINALIZE, ok({ runId: 'r_1' }));
    expect(runs.refusal).toBe('HTTP 503, is wrong');
    // Later, with others, and without a part of what it is about.
    runs.note(`${INGEST}/runs/iterations`, rows('a', 'c', 'b'), ok({ inserted: 2 }));
    expect(runs.refusal).toBeNull();
  });

  it('is nothing where what was put off as a whole is taken in parts', () => {
    const runs = newRuns();
    const whole = { suiteName: 'nightly', externalRunId: 'x', results: [{ caseTitle: 'a' }] };
    runs.note(`${INGEST}/report`, JSON.stringify(whole), refusal(503));
    runs.note(`${INGEST}/runs/start`, START, ok({ runId: 'r_1' }));
    expect(runs.refusal).not.toBeNull();
    const part = { runId: 'r_1', results: [{ caseTitle: 'a' }] };
    runs.note(`${INGEST}/runs/iterations`, JSON.stringify(part), ok({ inserted: 1 }));
    expect(runs.refusal).toBeNull();
  });
});

describe('what is reported under the id of a run that has ended', () => {
  const report = (...titles: string[]) =>
    JSON.stringify({
      ...{ suiteName: 'nightly', externalRunId: 'x' },
      results: titles.map((caseTitle) => ({ caseTitle, passed: true })),
    });
  const again = ok({ runId: 'r_1', status: 'completed', reused: true });

  it('is not taken, though the service says yes', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/report`, report('a'), ok({ runId: 'r_1', reused: false }));
    runs.note(`${INGEST}/report`, report('a', 'b'), again);
    expect(runs.refusal).toMatch(/r_1 .* externalRunId/);
  });

  it('is not taken where it begins in parts', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/runs/start`, START, ok({ runId: 'r_1', status: 'running' }));
    runs.note(`${INGEST}/runs/iterations`, APPEND, ok({ inserted: 0 }));
    runs.note(`${INGEST}/runs/finalize`, FINALIZE, ok({ runId: 'r_1', status: 'completed' }));
    runs.note(`${INGEST}/runs/start`, START, again);
    expect(runs.refusal).toMatch(/r_1 .* externalRunId/);
  });

  it('is the same report at another try, whose answer was lost', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/report`, report('a'), { status: null, text: 'no answer: reset' });
    runs.note(`${INGEST}/report`, report('a'), again);
    runs.note(`${INGEST}/report`, report('a'), again);
    expect(runs).toMatchObject({ refusal: null, all: [{ wasThere: false }] });
  });

  it('is of a run that was there before', () => {
    const runs = newRuns();
    runs.note(`${INGEST}/runs/start`, START, again);
    expect(runs).toMatchObject({ refusal: null, all: [{ wasThere: true }] });
  });

  it.each([
    ['too many requests', refusal(429)],
    ['what never left', { status: null, text: 'no answer: refused', wasSent: false }],
  ])('is that also where nothing can have been done before, as by %s', (_what, answer) => {
    const runs = newRuns();
    runs.note(`${INGEST}/runs/start`, START, answer);
    runs.note(`${INGEST}/runs/start`, START, again);
    expect(runs).toMatchObject({ refusal: null, all: [{ wasThere: true }] });
  });
});
