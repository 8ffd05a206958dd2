import type { HttpMethod } from '../../contract/routes/route.ts';
import {
  ApiError,
  OversizedReplyError,
  RedirectError,
  UnexpectedResponseError,
} from '../errors/api-error.ts';

/** Waits before an answer in doubt is asked for again; after the last of them it is believed. */
const CONFIRM_DELAYS_MS = [2_000, 4_000];
/** How often an answer in doubt has to come. */
export const CONFIRMATIONS = CONFIRM_DELAYS_MS.length + 1;

/** Refusals before anything is done, whatever was to be done. */
const BEFORE_ACTING = [401, 403, 404];
/** That the key is not let through. */
const ABOUT_THE_KEY = [401, 403];
/** These have rules of their own. */
const NEVER_IN_DOUBT = [402, 429];

/** What was asked, as far as doubt depends on it. */
export interface AskedCall {
  method: HttpMethod;
  /** May it reach the service twice? */
  repeatable: boolean;
  /** Whether the service has granted this key a request before. */
  granted: boolean;
}

/**
 * Whether an answer may be none of the service: a proxy that lost a session sends its login page, a
 * replica that is behind does not know yet what was just created. A key that was never granted
 * anything is not in doubt: it is wrong, and that is told at once.
 */
export function isDoubtful(error: unknown, call: AskedCall): boolean {
  const mayRepeat = call.method === 'GET' || call.repeatable;
  if (error instanceof RedirectError) return mayRepeat;
  if (error instanceof OversizedReplyError) return false;
  if (!(error instanceof ApiError || error instanceof UnexpectedResponseError)) return false;
  const { status } = error;
  if (NEVER_IN_DOUBT.includes(status) || status >= 500) return false;
  if (!call.granted && ABOUT_THE_KEY.includes(status)) return false;
  if (BEFORE_ACTING.includes(status)) return !isOfServer(error);
  if (error instanceof UnexpectedResponseError) return mayRepeat;
  // What a body says may be refused for good; a GET has none.
  return call.method === 'GET' || (call.repeatable && status === 409);
}

/** What no proxy and no replica makes up: an MCP server wants a grant, or there is no trace. */
function isOfServer(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'OAUTH_REQUIRED';
}

/** How long to wait before an answer that was in doubt so often is asked for again. */
export function confirmDelayMs(times: number): number | undefined {
  return CONFIRM_DELAYS_MS[times - 1];
}
