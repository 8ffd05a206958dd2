/** What is looked at of a server, in the order in which one thing takes the other. */
export const DIAGNOSIS_CHECKS = [
  'configuration',
  'probe',
  'connection',
  'initialization',
  'capabilities',
  'tools',
  'resources',
  'resource-templates',
  'prompts',
  'check-oauth',
  'validate',
] as const;
export type DiagnosisCheckId = (typeof DIAGNOSIS_CHECKS)[number];

/**
 * How it came out, in the words of verdicts, the worst first: `invalid` is for the user to set right,
 * `failed` the server's own doing, `incomplete` nobody's here. `notApplicable`: there was nothing to
 * look at, or something before it is in the way.
 */
export const DIAGNOSIS_OUTCOMES = [
  'invalid',
  'failed',
  'incomplete',
  'passed',
  'notApplicable',
] as const;
export type DiagnosisOutcome = (typeof DIAGNOSIS_OUTCOMES)[number];

/** One thing that was looked at. */
export interface DiagnosisCheck {
  id: DiagnosisCheckId;
  outcome: DiagnosisOutcome;
  /** What was found. */
  detail: string;
  /** What to do about it; absent where nothing is to be done. */
  advice?: string;
  /** What it took; absent where it was found out together with others. */
  durationMs?: number;
}

/** What was found of one server. */
export interface Diagnosis {
  serverId: string;
  server: string;
  /** Where it is configured; absent where that is not in the repository, or not known. */
  location?: { file: string; line: number | null; column?: number };
  /** Version of MCP that was spoken; null where it did not come to that. */
  protocolVersion: string | null;
  /** What looking at it took. */
  durationMs: number;
  checks: DiagnosisCheck[];
}

/** The worst of what was found of a server. */
export function healthOf({ checks }: Diagnosis): DiagnosisOutcome {
  const found = new Set(checks.map(({ outcome }) => outcome));
  return DIAGNOSIS_OUTCOMES.find((outcome) => found.has(outcome)) ?? 'notApplicable';
}

/** What keeps a server from being well, the first cause first. */
export function troublesOf({ checks }: Diagnosis): DiagnosisCheck[] {
  return checks.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'notApplicable');
}
