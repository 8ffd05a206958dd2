import { describe, expect, it } from '@jest/globals';
import type { SurfaceChange } from '../../../src/model/regression/surface-change.ts';
import type { Diagnosis } from '../../../src/model/servers/diagnosis.ts';
import type { SurfaceVerdict, Verdict } from '../../../src/model/verdict.ts';
import { serverLines } from '../../../src/render/terminal/server-lines.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const page = { paint: (_tone: string, text: string) => text, width: 60 };
const passed: Verdict = { value: 'passed', checks: [], judged: null, troubles: [] };

function diagnosis(changes: Partial<Diagnosis>): Diagnosis {
  const about = { serverId: 's', server: 'weather', protocolVersion: '2026-07-28' };
  return { ...about, durationMs: 1200, checks: [], ...changes };
}

describe('servers at a terminal', () => {
  it('have a line each, and below it what to do about one that is not well', () => {
    const diagnoses = [
      diagnosis({ checks: [{ id: 'connection', outcome: 'passed', detail: 'connected' }] }),
      diagnosis({
        ...{ server: 'se\u001b[2Ja', protocolVersion: null },
        checks: [
          { id: 'tools', outcome: 'failed', detail: 'the list breaks off', advice: 'Mend `list`' },
        ],
      }),
    ];
    const report = runReport([], { source: 'doctor', diagnoses });
    expect(serverLines({ report, verdict: passed }, page)).toEqual([
      '✓ weather healthy, MCP 2026-07-28, 1.2 s',
      '✗ sea ill, 1.2 s',
      '    tools: the list breaks off.',
      '    What to do: Mend `list`',
    ]);
  });

  it('have a line a change of what they offer, with what stood there', () => {
    const change: SurfaceChange = {
      ...{ class: 'breaking', kind: 'type-narrowed', direction: 'sent', server: 'weather' },
      ...{ subject: { kind: 'tool', name: 'forecast' }, place: '/days' },
      ...{ before: '"number"', after: '"integer"' },
    };
    const surface: SurfaceVerdict = {
      ...{ changes: [change], weights: [{ server: 'weather', before: 100, after: 110 }] },
      counts: { breaking: 1, unclear: 0, wording: 0, compatible: 0 },
      origin: { kind: 'file', label: 'mcp-surface.json', commit: null, generatedAtMs: null },
    } as unknown as SurfaceVerdict;
    const report = runReport([], { source: 'diff', surface: { servers: [], silent: [] } });
    expect(serverLines({ report, verdict: { ...passed, surface } }, page)).toEqual([
      '✗ breaking, type narrowed: weather: tool forecast /days',
      '    before: "number"',
      '    now: "integer"',
      '1 breaking change.',
      'List of tools of weather: from 100 to 110 tokens (+10%)',
    ]);
  });

  it('have none where no report came about', () => {
    expect(serverLines({ report: null, verdict: passed }, page)).toEqual([]);
  });
});
