import { describe, expect, it } from '@jest/globals';
import type { CaseReport, IterationReport, RunReport } from '../../../../src/model/run-report.ts';
import type { Verdict } from '../../../../src/model/verdict.ts';
import { factsOf } from '../../../../src/render/facts/facts.ts';
import { causesOf } from '../../../../src/render/facts/story/causes.ts';
import { held, plainCase } from '../../../support/gate/two-reports.ts';
import { caseOf, iteration, runReport, viewOf } from '../../../support/render/sample-reports.ts';

function failing(title: string, ...iterations: Partial<IterationReport>[]): CaseReport {
  const outcome = 'failed';
  return {
    ...caseOf(title, []),
    iterations: iterations.map((one, at) => iteration({ number: at + 1, outcome, ...one })),
  };
}

function causes(cases: readonly CaseReport[], verdict?: Verdict) {
  const report: RunReport = runReport(cases);
  return causesOf(factsOf(report), verdict ?? viewOf(report).verdict);
}

const told = (cases: readonly CaseReport[]) =>
  causes(cases).map(({ kind, reason, iterations, cases: { length } }) => [
    ...[kind, reason, iterations, length],
  ]);

const call = (city: unknown, more: Record<string, unknown> = {}) => ({
  toolName: 'get_forecast',
  arguments: { city, ...more },
});

const astray = (actual: string, expected: string): Partial<IterationReport> => ({
  error: `toolCalledWith: Expected a call of "get_forecast" with {"city":"${expected}"}, but …`,
  analysis: {
    ...{ missing: [], unexpected: [] },
    argumentMismatches: [
      { expected: call(expected), actual: call(actual), mismatchedArguments: ['city'] },
    ],
  },
});

const dead = (action: string) => ({
  outcome: 'error' as const,
  error: `MCP server "weather" ended with exit code 1 (${action}).\nIts standard error ends with:\nboom`,
});

describe('causes of failures', () => {
  it('tell which argument of which tool was another one', () => {
    const iterations = [astray('London', 'Paris'), astray('London', 'Paris')];
    expect(told([failing('a', ...iterations), failing('b', astray('London', 'Paris'))])).toEqual([
      ['arguments', 'get_forecast called with city "London", not "Paris"', 3, 2],
    ]);
  });

  it('leave out values where they differ among like ones, and only there', () => {
    const found = causes([
      failing('a', astray('London', 'Paris')),
      failing('b', astray('London', 'Rome')),
    ]);
    expect(found.map(({ reason }) => reason)).toEqual([
      'get_forecast called with city "London", not "…"',
    ]);
    expect(found[0]?.cases.map(({ reason }) => reason)).toEqual([
      'get_forecast called with city "London", not "Paris"',
      'get_forecast called with city "London", not "Rome"',
    ]);
  });

  it('tell arguments that were left out or are too many', () => {
    const mismatch = (expected: ReturnType<typeof call>, actual: ReturnType<typeof call>) => ({
      analysis: {
        ...{ missing: [], unexpected: [] },
        argumentMismatches: [{ expected, actual, mismatchedArguments: ['units'] }],
      },
    });
    const metric = call('Paris', { units: 'metric' });
    expect(
      told([
        failing('a', mismatch(metric, call('Paris'))),
        failing('b', mismatch(call('Paris'), metric)),
      ]),
    ).toEqual([
      ['arguments', 'get_forecast called without units', 1, 1],
      ['arguments', 'get_forecast called with units "metric", which was not expected', 1, 1],
    ]);
  });

  it('are one for a server that does not come up, whatever came of it', () => {
    const late = 'MCP server "weather" did not answer within 30 s (connect).';
    const borne = `Nothing waits for MCP server "weather" any more, since it could not be connected to 3 times in this run: ${late}`;
    const error = { outcome: 'error' as const };
    expect(
      told([
        failing('a', dead('connect'), { ...error, error: late }),
        failing('b', { ...error, error: borne }),
        failing('c', dead('tools/call dump')),
      ]),
    ).toEqual([
      ['server', 'MCP server "weather" ended with exit code 1.', 3, 2],
      ['server', 'MCP server "weather" ended with exit code 1.', 1, 1],
    ]);
  });

  it.each([
    [
      'refused',
      'list_alerts refused the call: Unknown argument "region"',
      'Tool "list_alerts" of server "weather" failed: MCP server "weather" answered with an error (tools/call list_alerts): Unknown argument "region"',
    ],
    [
      'refused',
      'dump refused the call: no such file',
      'noToolErrors: Tool "dump" failed: no such file',
    ],
    [
      'server',
      'MCP server "maps" ended with exit code 137.',
      'Tool "dump" of server "maps" failed: MCP server "maps" ended with exit code 137 (tools/call dump).',
    ],
    ['refused', 'there is no tool share', 'Server "weather" has no tool "share". It has "get".'],
    [
      'model',
      'Model provider "anthropic" (model "big") answered HTTP 429: slow down',
      'Model provider "anthropic" (model "big") answered HTTP 429: slow down',
    ],
    [
      'timeout',
      'The iteration did not finish within 60 s: MCP server "maps" was not done with "dump".',
      'The iteration did not finish within 60 s: MCP server "maps" was not done with "dump".',
    ],
    [
      'unexpected-call',
      'dump was called, though not expected',
      'Expected that no tool is called, but called were: dump, get.',
    ],
    ['error', 'TypeError: x is not a function', 'TypeError: x is not a function\n  at y.ts:1'],
    [
      'timeout',
      'Exceeded timeout of 5000 ms for a test.',
      'Exceeded timeout of 5000 ms for a test.',
    ],
    [
      'assertion',
      'expect(received).toBe(expected) · Expected: 240 · Received: 24',
      'expect(received).toBe(expected)\n\nExpected: 240\nReceived: 24',
    ],
    ['unknown', 'no reason was given', 'The test failed.'],
    ['unknown', 'no reason was given', null],
  ])('are of kind %s: %s', (kind, reason, error) => {
    expect(told([failing('a', { error })])).toEqual([[kind, reason, 1, 1]]);
  });

  it('join errors that differ in numbers, addresses and quotes, and no assertions of tests', () => {
    const errors = (...texts: string[]) => texts.map((error, at) => failing(`${at}`, { error }));
    expect(
      told(errors('lost 127.0.0.1:5432 after 12 tries', 'lost 127.0.0.1:5433 after 7 tries')),
    ).toEqual([['error', 'lost … after … tries', 2, 2]]);
    expect(told(errors('assert 3 == 4', 'assert 3 == 5'))).toHaveLength(2);
  });

  it('tell an assertion by its label and what it expects, not by what came instead', () => {
    const unmet = (label: string, reason: string) => ({
      assertions: [{ label, passed: false, reason }],
    });
    const reason = 'Expected the response to contain "°C", but the final response is: It is';
    expect(
      told([
        failing('a', unmet('responseContains °C', `${reason} warm`)),
        failing('b', unmet('responseContains °C', `${reason} cold`)),
        failing('c', unmet('responseContains rain', reason.replace('°C', 'rain'))),
      ]),
    ).toEqual([
      ['assertion', 'Expected the response to contain "°C"', 2, 2],
      [
        'assertion',
        'Expected the response to contain "rain", but the final response is: It is',
        ...[1, 1],
      ],
    ]);
  });

  it('tell tools that were not called, called too much, or in another order', () => {
    const analysis = { missing: [call('Paris')], unexpected: [], argumentMismatches: [] };
    const [one, other] = [call('Paris'), { toolName: 'list_alerts', arguments: {} }];
    expect(
      told([
        failing('a', { analysis }),
        failing('b', { expectedToolCalls: [call('Paris')] }),
        failing('c', { analysis: { ...analysis, missing: [], unexpected: [other] } }),
        failing('d', {
          analysis: { ...analysis, missing: [] },
          ...{ expectedToolCalls: [one, other], actualToolCalls: [other, one] },
        }),
      ]),
    ).toEqual([
      ['not-called', 'get_forecast was not called', 2, 2],
      ['unexpected-call', 'list_alerts was called, though not expected', 1, 1],
      ['order', 'the tools were called in another order', 1, 1],
    ]);
  });

  it('name the server of a tool where the case tells it', () => {
    const testCase = {
      ...failing('a', astray('London', 'Paris')),
      tools: [{ name: 'get_forecast', server: 'weather' }],
    };
    expect(causes([testCase])).toMatchObject([{ tool: 'get_forecast', server: 'weather' }]);
  });

  it('are told new ones first, and those in quarantine last', () => {
    const because = (title: string, error: string) => failing(title, { error, ...PLAIN });
    const head = [
      because('old', 'as before'),
      because('old too', 'as before'),
      because('broke', 'since today'),
      because('set aside', 'who knows'),
    ];
    const { verdict } = held(
      [
        ...[plainCase('old', [0, 1]), plainCase('old too', [0, 1])],
        ...[plainCase('broke', [1]), plainCase('set aside', [1])],
      ].map((testCase, at) => ({
        ...testCase,
        identity: head[at]?.identity ?? testCase.identity,
      })) as CaseReport[],
      head,
      {
        policy: {
          quarantine: [{ case: 'set aside', reason: 'flaky feed', owner: '@x', expiresAtMs: 9e15 }],
        },
        context: { nowMs: 0 },
      },
    );
    expect(
      causes(head, verdict).map(({ reason, isNew, isAside }) => [reason, isNew, isAside]),
    ).toEqual([
      ['since today', true, false],
      ['as before', false, false],
      ['who knows', false, true],
    ]);
  });

  it('are found of 20,000 failing cases, each iteration under one', () => {
    const cases = Array.from({ length: 20_000 }, (_, at) =>
      failing(`case ${at}`, at % 2 === 0 ? astray(`c${at}`, 'Paris') : dead('connect')),
    );
    expect(told(cases)).toEqual([
      ['arguments', 'get_forecast called with city "…", not "Paris"', 10_000, 10_000],
      ['server', 'MCP server "weather" ended with exit code 1.', 10_000, 10_000],
    ]);
  });
});

const PLAIN = {
  ...{ model: null, provider: null },
  tokens: { input: null, output: null, total: null },
};
