import { hash } from 'node:crypto';
import { DIGEST_LENGTH, type Digest } from '../model/run-report.ts';

/** Digest of texts, no two lists of which are the same text where they are hashed. */
export function digestOf(...texts: string[]): Digest {
  return hash('sha256', JSON.stringify(texts)).slice(0, DIGEST_LENGTH) as Digest;
}

/**
 * Identity of a case of evals: its title, which names its row and its model where it has them. Neither
 * order, filter, shard, the name of the file nor the service changes it.
 * @param namesake what tells it from others of its title, where a suite has several.
 */
export function identityOfTitle(title: string, namesake?: string): Digest {
  return namesake === undefined ? digestOf(title) : digestOf(title, namesake);
}

/** Ids that cases of result files have of us: the same hash, of which more is kept. */
const LONG_IDENTITY = /^[0-9a-f]{32}$/;

/** Identity of a case of result files; one that a service has by an id of its own is told by that. */
export function identityOfResult(caseId: string): Digest {
  return LONG_IDENTITY.test(caseId) ? (caseId.slice(0, DIGEST_LENGTH) as Digest) : digestOf(caseId);
}
