import { listSome, quotedName } from '../../../model/listed-names.ts';
import { countOf, formatCount } from '../../../model/quantity.ts';
import {
  DIAGNOSIS_OUTCOMES,
  type Diagnosis,
  type DiagnosisCheck,
  type DiagnosisCheckId,
  type DiagnosisOutcome,
  healthOf,
} from '../../../model/servers/diagnosis.ts';
import type { Check, Reason, Verdict } from '../../../model/verdict.ts';
import { formatDuration, UNKNOWN } from '../../text/format.ts';

/** Sign and word of how well a server is. */
export const HEALTH_WORDS: Readonly<Record<DiagnosisOutcome, string>> = {
  passed: '✅ healthy',
  failed: '❌ ill',
  incomplete: '⚠️ unknown',
  invalid: '🚫 misconfigured',
  notApplicable: '➖ not looked at',
};

const SIGNS: Readonly<Record<DiagnosisOutcome, string>> = {
  ...{ passed: '✅', failed: '❌', incomplete: '⚠️', invalid: '🚫', notApplicable: '➖' },
};

/** What checks are called. */
export const CHECK_NAMES: Readonly<Record<DiagnosisCheckId, string>> = {
  configuration: 'configuration',
  probe: 'address',
  connection: 'connection',
  initialization: 'initialization',
  capabilities: 'capabilities',
  tools: 'tools',
  resources: 'resources',
  'resource-templates': 'resource templates',
  prompts: 'prompts',
  'check-oauth': 'OAuth',
  validate: 'second connection',
};

/** The columns of the table in which each server has a row; some stand for several checks. */
const COLUMNS: readonly { title: string; checks: readonly DiagnosisCheckId[] }[] = [
  {
    title: 'Connects',
    checks: ['configuration', 'probe', 'connection', 'initialization', 'capabilities'],
  },
  { title: 'Tools', checks: ['tools'] },
  { title: 'Resources', checks: ['resources', 'resource-templates'] },
  { title: 'Prompts', checks: ['prompts'] },
  { title: 'OAuth', checks: ['check-oauth'] },
  { title: 'Again', checks: ['validate'] },
];

export const DIAGNOSIS_COLUMNS = [
  { title: 'Server', align: 'left' as const },
  { title: 'Health', align: 'left' as const },
  { title: 'MCP', align: 'left' as const },
  ...COLUMNS.map(({ title }) => ({ title, align: 'left' as const })),
  { title: 'Time', align: 'right' as const },
];

/**
 * The row of a server: a sign for each column, with how many there are of a list.
 * @param told escapes what a server says.
 */
export function diagnosisRow(diagnosis: Diagnosis, told: (text: string) => string): string[] {
  const { server, protocolVersion, checks, durationMs } = diagnosis;
  return [
    told(server),
    HEALTH_WORDS[healthOf(diagnosis)].replace(' ', '&nbsp;'),
    protocolVersion === null ? UNKNOWN : told(protocolVersion),
    ...COLUMNS.map(({ checks: ids }) => cellOf(checks.filter(({ id }) => ids.includes(id)))),
    formatDuration(durationMs),
  ];
}

const LISTED = /^(\d{1,9}) (?:tools|resources|resource templates|prompts)$/;

function cellOf(checks: readonly DiagnosisCheck[]): string {
  const worst = DIAGNOSIS_OUTCOMES.find((outcome) =>
    checks.some((check) => check.outcome === outcome),
  );
  const counts = checks.map(({ detail }) => Number(LISTED.exec(detail)?.[1] ?? Number.NaN));
  const known = counts.filter((count) => !Number.isNaN(count));
  const count = known.reduce((sum, one) => sum + one, 0);
  const sign = SIGNS[worst ?? 'notApplicable'];
  return worst === 'passed' && known.length > 0 ? `${sign}&nbsp;${formatCount(count)}` : sign;
}

/**
 * What to do, of which every other part between backticks is code; empty where nothing is.
 * @param told escapes plain text.
 * @param code the same, in the typeface of code.
 */
export function adviceMarkup(
  { advice }: DiagnosisCheck,
  told: (text: string) => string,
  code: (text: string) => string,
): string {
  if (advice === undefined) return '';
  const parts = advice.split('`').slice(0, MOST_PARTS);
  const written = parts.map((part, at) => {
    if (at % 2 === 1) return code(part);
    // Spaces at its ends keep it from what stands beside it.
    const [start, end] = [/^\s/.test(part), /\s$/.test(part)];
    const text = told(part.trim());
    return text === '' ? ' ' : `${start ? ' ' : ''}${text}${end ? ' ' : ''}`;
  });
  return ` <strong>What to do:</strong> ${written.join('').trim()}`;
}

/** Ours has fewer; one of a report from elsewhere may have any number. */
const MOST_PARTS = 30;

/** Words of a check as a sentence. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What stands before the words of a check that keeps a server from being well. */
export function signOf({ outcome }: DiagnosisCheck): string {
  return SIGNS[outcome];
}

/** `2 of 3 servers`. */
export function describeHealthy({ observed, sampleSize }: Pick<Check, 'observed' | 'sampleSize'>) {
  if (observed === null) return 'no server';
  const healthy = Math.round(observed * sampleSize);
  return `${formatCount(healthy)} of ${countOf(sampleSize, 'server')} healthy`;
}

/** Why not all are, as a part of a sentence. */
export function describeUnhealthy({
  code,
  servers,
  more,
}: Extract<Reason, { code: 'servers-ill' | 'servers-unknown' }>): string {
  const count = servers.length + more;
  const named = listSome(servers.map(quotedName), count);
  if (code === 'servers-ill') {
    return count === 1 ? `${named} is ill by its own doing` : `${named} are ill by their own doing`;
  }
  return `nothing is known of ${named}`;
}

/** The verdict on servers in one sentence, where it is about such; what is written wrong is told elsewhere. */
export function healthHeadline({ value, checks }: Verdict): string | null {
  const check = checks.find(({ id }) => id === 'servers-healthy');
  if (check === undefined || value === 'invalid') return null;
  const { sampleSize, reason } = check;
  if (value === 'passed') {
    if (sampleSize === 1) return 'The only server is healthy.';
    return sampleSize === 2
      ? 'Both servers are healthy.'
      : `All ${sampleSize} servers are healthy.`;
  }
  const found = describeHealthy(check);
  const isNamed = reason?.code === 'servers-ill' || reason?.code === 'servers-unknown';
  const why = isNamed ? `: ${describeUnhealthy(reason)}` : '';
  return value === 'failed' ? `${found}${why}.` : `Undecided, ${found}${why}.`;
}
