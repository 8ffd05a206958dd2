import type { RunReport } from '../../../src/model/run-report.ts';
import type {
  Diagnosis,
  DiagnosisCheck,
  DiagnosisCheckId,
  DiagnosisOutcome,
} from '../../../src/model/servers/diagnosis.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { runReport, viewOf } from './sample-reports.ts';

/** A report of mode `doctor`. */
export function doctorReport(diagnoses: Diagnosis[]): RunReport {
  return runReport([], {
    ...{ source: 'doctor', run: null, diagnoses },
    suite: { id: null, name: 'Server health' },
    servers: diagnoses.map(({ serverId: id, server: name }) => ({ id, name })),
  });
}

const check = (
  id: DiagnosisCheckId,
  outcome: DiagnosisOutcome,
  detail: string,
  advice?: string,
): DiagnosisCheck => ({ id, outcome, detail, ...(advice && { advice }) });

const LISTS = ['tools', 'resources', 'prompts'] as const;
const unseen = (...ids: DiagnosisCheckId[]) =>
  ids.map((id) => check(id, 'notApplicable', 'there is no connection'));

function diagnosis(
  [server, line]: [name: string, line: number],
  protocolVersion: string | null,
  durationMs: number,
  checks: DiagnosisCheck[],
): Diagnosis {
  const location = { file: '.mcp.json', line, column: 5 };
  return { ...{ serverId: `sv_${server}`, server, protocolVersion, durationMs }, location, checks };
}

const well = (name: [string, number], version: string, tools: number, durationMs: number) =>
  diagnosis(name, version, durationMs, [
    check('connection', 'passed', 'connected'),
    check('tools', 'passed', `${tools} tools`),
    check('resources', 'passed', '7 resources'),
    check('resource-templates', 'passed', '2 resource templates'),
    check('prompts', 'notApplicable', 'not offered'),
    check('check-oauth', 'notApplicable', 'needs no OAuth grant'),
    check('validate', 'passed', 'connected to once more'),
  ]);

const crashing = diagnosis(['weather', 9], null, 840, [
  check('connection', 'passed', 'reached'),
  check(
    'initialization',
    'failed',
    "exited with code 1 (connect).\nIts standard error ends with:\nError: Cannot find module './catalogue.js'",
    'Start it by hand as it is configured: what it writes to its standard error tells why it ends, and its standard output is for MCP alone.',
  ),
  ...unseen(...LISTS, 'check-oauth', 'validate'),
]);

const locked = diagnosis(['search', 16], null, 420, [
  check('connection', 'notApplicable', 'the server lets nobody in without an OAuth grant'),
  ...unseen(...LISTS, 'validate'),
  check(
    'check-oauth',
    'incomplete',
    'needs an OAuth grant or other credentials: it answered HTTP 401; it takes OAuth tokens of https://auth.example.com (scopes search:read)',
    'Give it credentials: in its configuration, `"headers": { "Authorization": "Bearer …" }` with a secret in `env` of the step.',
  ),
]);

const missing = diagnosis(['files', 21], null, 12, [
  check(
    'connection',
    'invalid',
    'cannot be started: there is no program "mcp-files".',
    'Install the program (in a workflow, in a step before this one), or correct `command`, `args` or `cwd` of the server.',
  ),
  ...unseen(...LISTS, 'check-oauth', 'validate'),
]);

const library = well(['library', 3], '2026-07-28', 4, 1_240);
const everything = well(['everything', 6], '2025-11-25', 13, 2_310);

/** Servers that were looked at, well and not. */
export const SERVER_VIEWS: Readonly<Record<string, ReportView>> = {
  'doctor-healthy': viewOf(doctorReport([library, everything])),
  'doctor-ill': viewOf(doctorReport([library, everything, crashing, locked])),
  'doctor-misconfigured': viewOf(doctorReport([library, crashing, missing])),
};
