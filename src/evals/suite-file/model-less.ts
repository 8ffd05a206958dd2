import type { ApiError } from '../../client/errors/api-error.ts';
import { listNames } from '../../model/listed-names.ts';
import type { SuiteFile } from './suite-file-schema.ts';

/** Cases that name no model, and why a service refused them. */
export interface ModelLessCases {
  /** Title of the first one. */
  first: string;
  message: string;
}

/**
 * Whether a hosted service refused cases because they name no model; null where it did not. Whether
 * one asks for it cannot be seen before: the API lets cases of tool calls go without, some hosted
 * services do not. They say so before they create anything.
 */
export function refusedForNoModel(error: ApiError, suite: SuiteFile): ModelLessCases | null {
  const without = suite.tests.filter(({ model }) => (model ?? suite.model) === undefined);
  const [first] = without;
  if (first === undefined || !asksForModel(error)) return null;
  const titles = listNames(without.map(({ title }) => title));
  return {
    first: first.title,
    message:
      'this service takes no case without a model, though one that only calls tools uses none. ' +
      `Name one for the whole file (it is not run or paid for that), or in ${titles}. ${error.message}`,
  };
}

function asksForModel({ status, code, message, details }: ApiError): boolean {
  if (status !== 400 && status !== 422) return false;
  // This code is about an MCP server, and one may have a provider of its own, as of OAuth.
  if (code === 'FEATURE_NOT_SUPPORTED') return false;
  // One that is named and cannot be run is another matter.
  if (typeof details?.['model'] === 'string') return false;
  return /\b(?:models?|provider)\b/i.test(`${message} ${JSON.stringify(details ?? {})}`);
}
