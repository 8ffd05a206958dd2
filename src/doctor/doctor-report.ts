import type { DoctorReport } from '../contract/resources/server-operations.ts';
import type { DiagnosisCheck, DiagnosisCheckId } from '../model/servers/diagnosis.ts';
import { cap } from '../text/clean-text.ts';
import { outcomeOfBlame } from '../trouble/whose-trouble.ts';
import { toldOf } from './server-refusal.ts';

type ReportedCheck = NonNullable<DoctorReport['checks']['tools']>;

/** What the service's doctor looks at, in its words and in ours. */
const REPORTED = [
  ['probe', 'probe'],
  ['connection', 'connection'],
  ['initialization', 'initialization'],
  ['capabilities', 'capabilities'],
  ['tools', 'tools'],
  ['resources', 'resources'],
  ['resourceTemplates', 'resource-templates'],
  ['prompts', 'prompts'],
] as const satisfies [string, DiagnosisCheckId][];

const VERSION_LENGTH = 64;

/** What the service's doctor found, step by step. */
export function checksOfReport(report: DoctorReport, serverName: string): DiagnosisCheck[] {
  return REPORTED.flatMap(([name, id]) => {
    const check = report.checks[name];
    // A service may look at less.
    if (check === undefined) return [];
    return {
      id,
      outcome: outcomeOf(id, check, report),
      detail: toldOf(check.detail, serverName),
    };
  });
}

function outcomeOf(
  id: DiagnosisCheckId,
  { status, ...check }: ReportedCheck,
  { connection, error }: DoctorReport,
): DiagnosisCheck['outcome'] {
  if (status === 'ok') return 'passed';
  // An address that does not answer is told of by the connection, which takes more than that.
  if (status === 'skipped' || id === 'probe') return 'notApplicable';
  // Beside what every service tells: whose doing it is.
  const { blame } = check;
  if (blame !== undefined) return outcomeOfBlame(blame);
  // Who was connected has to answer.
  return connection.status === 'connected'
    ? outcomeOfBlame('server')
    : outcomeOfBlame(error?.details?.['blame']);
}

/** Version of MCP that was spoken; null where it did not come to that. */
export function spokenVersion({ initInfo }: DoctorReport): string | null {
  const version = initInfo?.['protocolVersion'];
  return typeof version === 'string' ? cap(version, VERSION_LENGTH) : null;
}
