import type { ErrorBody } from '../../api/resources/shapes.ts';
import { BASE_PATH } from '../../api/routes.ts';
import { UPLOADS_PATH } from './router.ts';

/** Paths that only reporters of eval results use. */
const REPORTER_PATHS = new RegExp(`^(?:${BASE_PATH}/projects/[^/]+/eval-ingest/|${UPLOADS_PATH})`);
/** The published SDK repeats a request if the text of its error matches this, whatever the status. */
const RETRIED = /network|fetch|timeout|429|5\d\d/i;
/** A quoted value, or a word. */
const PARTS = /"(?:[^"\\]|\\.)*"|`[^`]*`|\S+/gs;

/** The body of an error as the client of a path reads it: reporters need `ok` and `error`. */
export function errorFor(path: string, body: ErrorBody): object {
  if (!REPORTER_PATHS.test(path)) return body;
  const message = body.message.replace(PARTS, (part) => (RETRIED.test(part) ? '"…"' : part));
  return { ok: false, error: message, ...body, message };
}
