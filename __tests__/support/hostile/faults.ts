import { type Fault, HTML_ERROR_PAGE } from '../fault-server.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  body,
  headers,
});

const STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504];

/** Everything that may happen to a request. */
export const FAULTS: readonly { name: string; fault: Fault }[] = [
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'refused connections', fault: { kind: 'refuse', ms: 1_500 } },
  { name: 'lost answer', fault: { kind: 'lose-answer' } },
  { name: 'cut body', fault: { kind: 'truncate', bytes: 20 } },
  { name: 'hang', fault: { kind: 'hang' } },
  { name: 'drip', fault: { kind: 'drip' } },
  ...STATUSES.map((status) => ({
    name: String(status),
    fault: answer(status, { code: `HTTP_${status}`, message: 'no' }),
  })),
  { name: '429 for ten minutes', fault: answer(429, { code: 'X' }, { 'retry-after': '600' }) },
  { name: 'HTML', fault: answer(200, HTML_ERROR_PAGE) },
  { name: 'nothing', fault: answer(200, '') },
  { name: 'other JSON', fault: answer(200, { hello: ['world'] }) },
  { name: 'elsewhere', fault: answer(302, '', { location: 'https://login.invalid/' }) },
];

/** A phase, and what happens to its requests: to the first of them, or to all. */
export interface FaultRow<Phase> {
  phase: Phase;
  fault: (typeof FAULTS)[number];
  times: number;
  /** Whether what is tested passes: both outcomes meet each phase and each fault. */
  passes: boolean;
}

/** Each phase × each fault, once and for ever. */
export function faultRows<Phase>(phases: readonly Phase[]): FaultRow<Phase>[] {
  return phases.flatMap((phase, phaseIndex) =>
    FAULTS.flatMap((fault, faultIndex) =>
      [1, Number.POSITIVE_INFINITY].map((times) => ({
        ...{ phase, fault, times },
        passes: (phaseIndex + faultIndex) % 2 === 0,
      })),
    ),
  );
}

export function nameOf({ phase, fault, times }: FaultRow<{ name: string }>): string {
  return `${phase.name}: ${fault.name} ${times === 1 ? 'once' : 'for ever'}`;
}
