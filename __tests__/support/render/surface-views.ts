import { changedTools } from '../../../src/gate/checks/surface-checks.ts';
import { gate } from '../../../src/gate/gate.ts';
import type { BaselineOrigin, BaselineSearch } from '../../../src/model/baseline.ts';
import type { SurfacePolicy } from '../../../src/model/policy.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import type { ServerSurface, SurfaceTool } from '../../../src/model/servers/surface.ts';
import type { SurfaceReport } from '../../../src/model/servers/surface-report.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { policyOf } from '../gate/two-reports.ts';
import { PARIS_CONVERSATION } from './sample-conversation.ts';
import { caseOf, iteration, mismatch, runReport, viewOf } from './sample-reports.ts';

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

const TITLES = ['Forecast for a city', 'Packs for a trip', 'Warns of a storm', 'Converts units'];
const PRICES = new Map([['anthropic/claude-sonnet-4-5', { input: 3, output: 15 }]]);

/** It asked for the weather of the right city. */
const onTrack = { conversation: PARIS_CONVERSATION };

/** A run of four cases, each iteration so much slower than the one before; the last case astray or not. */
function timedRun(surface: SurfaceReport, { growth, astray }: { growth: number; astray: boolean }) {
  const cases = TITLES.map((title, at) => ({
    ...caseOf(title, []),
    iterations: [0, 1, 2, 3, 4].map((step) => {
      const input = Math.round(900 * growth);
      const timed = {
        ...{ id: `${at}-${step}`, number: step + 1 },
        durationMs: Math.round((600 + 170 * at + 90 * step) * growth ** step),
        tokens: { input, output: 240, total: input + 240 },
      };
      if (at > 0) return iteration(timed);
      return iteration(astray && step > 1 ? { ...mismatch, ...timed } : { ...onTrack, ...timed });
    }),
  }));
  return runReport(cases, { surface });
}

/** A run beside that of its base, on servers of which the tools changed, slower and dearer. */
function runBeside(): ReportView {
  const head = { servers: [weather(later, tool('radar')), library], silent: [] };
  const report = timedRun(head, { growth: 1.15, astray: true });
  const origin: BaselineOrigin = {
    ...{ kind: 'checkout', commit: 'b'.repeat(40), branch: 'main', address: null },
    ...{ createdAtMs: null, isMergeBase: true },
  };
  const former = timedRun({ ...before, silent: [] }, { growth: 1, astray: false });
  const baseline: BaselineSearch = { outcome: 'found', baseline: { report: former, origin } };
  const budgets = { maxCost: { kind: 'absolute', limit: 1 }, prices: PRICES } as const;
  const policy = policyOf({ policy: { minPassRate: 0.8, budgets } });
  const verdict = gate(report, policy, { baseline });
  const surface = changedTools(report, baseline);
  return { ...viewOf(report), verdict: { ...verdict, ...(surface && { surface }) }, baseline };
}

/** What servers offer, changed and not. */
export const SURFACE_VIEWS: Readonly<Record<string, ReportView>> = {
  'run-beside': runBeside(),
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
