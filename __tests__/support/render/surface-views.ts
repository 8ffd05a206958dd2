import { gate } from '../../../src/gate/gate.ts';
import type { BaselineSearch } from '../../../src/model/baseline.ts';
import type { SurfacePolicy } from '../../../src/model/policy.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import type { ServerSurface, SurfaceTool } from '../../../src/model/servers/surface.ts';
import type { SurfaceReport } from '../../../src/model/servers/surface-report.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { runReport, viewOf } from './sample-reports.ts';

/** A report of mode `diff`. */
export function surfaceReport(surface: Partial<SurfaceReport>): RunReport {
  const { servers = [], silent = [] } = surface;
  return runReport([], {
    ...{ source: 'diff', run: null, servers: [] },
    suite: { id: null, name: servers.map(({ server }) => server).join(', ') },
    surface: { ...surface, servers, silent },
  });
}

/** What servers offered before. */
export const offeredBefore = (surface: Partial<SurfaceReport>): BaselineSearch => ({
  outcome: 'found',
  baseline: {
    report: surfaceReport(surface),
    origin: {
      ...{ kind: 'checkout', commit: 'b'.repeat(40), branch: 'main', address: null },
      ...{ createdAtMs: null, isMergeBase: null },
    },
  },
});

/** The view of what servers offer, judged by what they offered. */
export function surfaceView(
  head: Partial<SurfaceReport>,
  baseline: BaselineSearch,
  failOn: SurfacePolicy['failOn'] = 'breaking',
): ReportView {
  const report = surfaceReport(head);
  const verdict = gate(report, { minPassRate: null, surface: { failOn } }, { baseline });
  return { ...viewOf(report), verdict, baseline };
}

const forecast: SurfaceTool = {
  name: 'forecast',
  description:
    'Tells the weather of a city.\nUnits are metric.\nUp to seven days are told, one a line.',
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string' },
      units: { enum: ['metric', 'imperial', 'scientific'] },
    },
    required: ['city'],
  },
  outputSchema: {
    type: 'object',
    properties: { days: { type: 'array', items: { type: 'string' } }, source: { type: 'string' } },
    required: ['days', 'source'],
  },
  annotations: { readOnlyHint: true },
};
const later: SurfaceTool = {
  ...forecast,
  description:
    'Tells the weather of a city.\nUnits are metric unless others are asked for.\nUp to seven days are told, one a line.',
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', minLength: 2 },
      units: { enum: ['metric', 'imperial'] },
      country: { type: 'string' },
    },
    required: ['city', 'country'],
  },
  outputSchema: {
    type: 'object',
    properties: { days: { type: 'array', items: { type: 'string' } } },
    required: ['days'],
  },
  annotations: { destructiveHint: true },
};
const tool = (name: string): SurfaceTool => ({ name, inputSchema: { type: 'object' } });
const weather = (...tools: SurfaceTool[]): ServerSurface => ({ server: 'weather', tools });
const library: ServerSurface = { server: 'library', tools: [tool('find_books')] };
const many = Array.from({ length: 700 }, (_, index) => tool(`tool_${index}`));

const before = { servers: [weather(forecast, tool('alerts')), library] };
const silent = [{ server: 'search', message: 'exited with code 1 (connect).', isOwnDoing: true }];

/** What servers offer, changed and not. */
export const SURFACE_VIEWS: Readonly<Record<string, ReportView>> = {
  'surface-same': surfaceView(before, offeredBefore(before)),
  'surface-breaking': surfaceView(
    { servers: [weather(later, tool('radar')), library] },
    offeredBefore(before),
  ),
  'surface-silent': surfaceView({ servers: [library], silent }, offeredBefore(before)),
  'surface-many': surfaceView(
    { servers: [weather(), library] },
    offeredBefore({ servers: [weather(...many), library] }),
  ),
  'surface-first': surfaceView(before, {
    ...{ outcome: 'none', message: 'no run of contract.yml on main has completed before' },
  }),
};
