import { describe, expect, it } from '@jest/globals';
import type { RunReport } from '../../../../src/model/run-report.ts';
import { factsOf } from '../../../../src/render/facts/facts.ts';
import { toolsBox } from '../../../../src/render/html/numbers/tools.ts';
import { toolCoverageSection } from '../../../../src/render/sections/numbers/tool-coverage.ts';
import {
  caseOf,
  HOSTILE_NAME,
  iteration,
  runReport,
} from '../../../support/render/sample-reports.ts';

/** A run that calls `forecast` with a city, on a server of these tools, each of city and units. */
function offering(names: readonly string[]): RunReport {
  const call = { toolName: 'forecast', arguments: { city: 'Paris' } };
  const inputSchema = { properties: { city: {}, units: {} } };
  const annotations = { destructiveHint: true };
  const tools = names.map((name) => ({ name, inputSchema, annotations }));
  return runReport([{ ...caseOf('a', []), iterations: [iteration({ actualToolCalls: [call] })] }], {
    servers: [{ id: 'srv_1', name: 'weather' }],
    surface: { servers: [{ server: 'weather', tools }], silent: [] },
  });
}

const lineOf = (report: RunReport) => toolCoverageSection(factsOf(report))?.levels[0]?.render();

describe('tools that no case touches', () => {
  it('are a line of the summary', () => {
    expect(lineOf(offering(['forecast', 'wipe']))).toBe(
      '**Tools:** 1 of 2 tools is touched by a case; 1 parameter of it is never given. No case touches <code>wipe</code>.',
    );
    expect(lineOf(offering(['forecast']))).toBe(
      '**Tools:** The only tool is touched by a case; 1 parameter of it is never given.',
    );
    expect(lineOf(offering(['wipe']))).toBe('**Tools:** No case touches the only tool.');
    const many = Array.from({ length: 40 }, (_, at) => `tool${at}`);
    expect(lineOf(offering(['forecast', ...many]))).toMatch(/<code>tool4<\/code> and 35 more\.$/);
    expect(lineOf(runReport([caseOf('a', ['passed'])]))).toBeUndefined();
  });

  it('are rows of the page, with the parameters that are never given', () => {
    const markup = toolsBox(offering(['forecast', 'wipe']));
    expect(markup).toContain('<td class="bad">no case</td>');
    expect(markup).toContain('<code>city</code>; never given: <code>units</code>');
    expect(markup).toContain('<code>wipe</code> <span class="soft">destructive</span>');
    expect(toolsBox(offering(Array.from({ length: 150 }, (_, at) => `t${at}`)))).toContain(
      '50 more tools left out',
    );
  });

  it('are texts, whatever their names are', () => {
    const report = offering([HOSTILE_NAME]);
    expect(toolsBox(report)).not.toContain('<img');
    expect(lineOf(report)).not.toContain('<img');
  });
});
