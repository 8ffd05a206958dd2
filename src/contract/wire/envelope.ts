import { z } from 'zod';
import { readList } from './tolerance.ts';

/** Error codes of the API and the HTTP status each one answers with (section 7). */
export const ERROR_STATUS = {
  UNAUTHORIZED: 401,
  OAUTH_REQUIRED: 401,
  FORBIDDEN: 403,
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  FEATURE_NOT_SUPPORTED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  SERVER_UNREACHABLE: 502,
  TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Values of `details.reason` that clients act on. */
export const ERROR_REASON = {
  orphanedKey: 'ORPHANED_KEY',
  noSavedServerSelection: 'NO_SAVED_SERVER_SELECTION',
  concurrentRunLimit: 'CONCURRENT_RUN_LIMIT',
  concurrentOperationLimit: 'CONCURRENT_OPERATION_LIMIT',
  /** The tokens that were imported for the server are taken and renewed no more. */
  grantRefused: 'GRANT_REFUSED',
  /** There is no run to compare with. */
  baselineNotFound: 'BASELINE_NOT_FOUND',
  traceNotAvailable: 'TRACE_NOT_AVAILABLE',
  /** What was kept of the iteration is not what the service had written. */
  traceSealBroken: 'TRACE_SEAL_BROKEN',
  /** Servers of the run cannot be started as they are configured; `details.servers` names them. */
  serverConfiguration: 'SERVER_CONFIGURATION',
  /** Cases call tools of servers that the run does not have; `details.cases` names them. */
  unknownServer: 'UNKNOWN_SERVER',
  /** Cases could not fail, whatever the servers do; `details.cases` names them. */
  noEvidence: 'NO_EVIDENCE',
  /** Cases give tools arguments that these do not take; `details.misfits` says which and where. */
  argumentMisfit: 'ARGUMENT_MISFIT',
  /** `setup` of the run cannot be started; `details.issues` says why. */
  missingCommand: 'MISSING_COMMAND',
} as const;

/** Body of an error. `error` carries the message too on the ingestion routes. */
export const errorBodySchema = z.looseObject({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).nullish(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A page of a collection; `nextCursor` is absent on the last one. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: unknown;
  /** What of the items could not be read, and so is not among them. */
  unreadable: string[];
}

/** No page that anybody asks for holds more than 200. */
const MAX_PAGE_ITEMS = 10_000;

/** Schema of a page whose items have the given shape; those that have not are left out. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z
    .looseObject({
      items: z.array(z.unknown()).max(MAX_PAGE_ITEMS),
      nextCursor: z.unknown().optional(),
    })
    .transform(
      ({ items, ...page }): Page<z.output<Item>> => ({ ...page, ...readList(item, items) }),
    );
}
