import { describe, expect, it } from '@jest/globals';
import type { CaseReport, RunReport, ToolCall } from '../../../../src/model/run-report.ts';
import type { SurfaceTool } from '../../../../src/model/servers/surface.ts';
import { toolCoverage } from '../../../../src/render/facts/numbers/tool-coverage.ts';
import { caseOf, iteration, runReport } from '../../../support/render/sample-reports.ts';

const call = (toolName: string, ...names: string[]): ToolCall => ({
  toolName,
  arguments: Object.fromEntries(names.map((name) => [name, 1])),
});

const tool = (name: string, ...parameters: string[]): SurfaceTool => ({
  name,
  inputSchema: { properties: Object.fromEntries(parameters.map((one) => [one, {}])) },
});

const calling = (title: string, actual: ToolCall[], expected: ToolCall[] = []): CaseReport => ({
  ...caseOf(title, []),
  iterations: [iteration({ actualToolCalls: actual, expectedToolCalls: expected })],
});

function offering(cases: CaseReport[], tools: SurfaceTool[], changes: Partial<RunReport> = {}) {
  return runReport(cases, {
    servers: [{ id: 'srv_1', name: 'weather' }],
    surface: { servers: [{ server: 'weather', tools }], silent: [] },
    ...changes,
  });
}

describe('the coverage of tools', () => {
  it('tells tools and parameters that no call reaches, the untouched first', () => {
    const cases = [
      calling('a', [call('forecast', 'city')], [call('forecast', 'city', 'days')]),
      calling('b', [call('forecast', 'city', 'unheard-of')]),
    ];
    const coverage = toolCoverage(
      offering(cases, [tool('forecast', 'city', 'days', 'units'), tool('alerts', 'region')]),
    );
    expect(coverage).toMatchObject({ touched: 1, neverGiven: 1, more: 0 });
    expect(coverage?.tools).toMatchObject([
      { name: 'alerts', cases: 0, given: [], neverGiven: ['region'] },
      { name: 'forecast', cases: 2, given: ['city', 'days'], neverGiven: ['units'] },
    ]);
  });

  it('takes a case for one that touches a tool it names, but not where that is forbidden', () => {
    const named = (title: string, tools: CaseReport['tools']): CaseReport => ({
      ...calling(title, []),
      ...(tools && { tools }),
    });
    const cases = [
      named('a', [{ name: 'forecast' }]),
      named('b', [{ name: 'wipe', isForbidden: true }]),
    ];
    const coverage = toolCoverage(offering(cases, [tool('forecast'), tool('wipe')]));
    expect(coverage?.tools.map(({ name, cases: count }) => [name, count])).toEqual([
      ['wipe', 0],
      ['forecast', 1],
    ]);
  });

  it('knows tools by their names where the servers told no more', () => {
    const servers = [{ id: 'srv_1', name: 'weather', tools: ['forecast', 'alerts'], moreTools: 3 }];
    const report = runReport([calling('a', [call('alerts', 'region')])], { servers });
    expect(toolCoverage(report)).toMatchObject({
      tools: [
        { name: 'forecast', cases: 0 },
        { name: 'alerts', cases: 1, neverGiven: [] },
      ],
      more: 3,
    });
  });

  it.each<[string, SurfaceTool['inputSchema']]>([
    ['no properties', {}],
    ['properties of another kind', { properties: 'city' }],
    ['a boolean', true],
    ['names of every object', JSON.parse('{"properties":{"__proto__":{},"constructor":{}}}')],
  ])('reads a schema of %s', (_what, inputSchema) => {
    const report = offering([calling('a', [call('odd')])], [{ name: 'odd', inputSchema }]);
    expect(toolCoverage(report)?.tools[0]?.cases).toBe(1);
  });

  it('is unknown where nobody told the tools, no case ran, or some are folded', () => {
    expect(toolCoverage(runReport([calling('a', [])]))).toBeNull();
    expect(toolCoverage(offering([], [tool('forecast')]))).toBeNull();
    const folded = { ...caseOf('rest', []), folded: { cases: 9, passed: 9, durationMs: null } };
    expect(toolCoverage(offering([folded], [tool('forecast')]))).toBeNull();
  });
});
