import { hash } from 'node:crypto';
import { type CaseParts, joinParts, SEPARATOR } from '../read/tally/case-parts.ts';

/** Identities are this many hexadecimal digits, 128 bits. */
const IDENTITY_LENGTH = 32;

/**
 * Identity of a case, fit for `externalCaseId`: a hash of its suite path, class and name, and of
 * its ordinal where a file holds the very same case more than once. Neither order, filter nor
 * shard changes it.
 */
export function caseIdentity(parsedCase: CaseParts & { ordinal: number }): string {
  return identityOfKey(caseKey(parsedCase));
}

/** The identity in half the characters, one a byte, and in half the time: for maps of very many. */
export function caseKey(parsedCase: CaseParts & { ordinal: number }): string {
  const text = [parsedCase.ordinal, joinParts(parsedCase)].join(SEPARATOR);
  return hash('sha256', text, 'binary').slice(0, IDENTITY_LENGTH / 2);
}

/** The identity of a `caseKey`. */
export function identityOfKey(key: string): string {
  return Buffer.from(key, 'latin1').toString('hex');
}

/**
 * `externalIterationId` of a row. A resend within one workflow attempt has the same id and is
 * skipped by the service; a re-run job is a new attempt and adds new rows.
 */
export function externalIterationId(row: {
  caseId: string;
  /** Counts from 1 within the case. */
  iteration: number;
  /** Number of the shard; null where the run is not sharded. */
  shard: number | null;
  /** Attempt of the workflow run, from 1. */
  attempt: number;
}): string {
  return digest([row.caseId, row.iteration, row.shard ?? '', row.attempt]);
}

function digest(parts: (string | number)[]): string {
  return hash('sha256', parts.join(SEPARATOR)).slice(0, IDENTITY_LENGTH);
}
