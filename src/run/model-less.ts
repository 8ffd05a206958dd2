import { ApiError } from '../client/api-error.ts';
import type { RunCreate } from '../contract/eval-requests.ts';
import { ConfigurationError } from '../errors.ts';
import { listNames } from '../model/evidence.ts';

/**
 * The error of a creation, explained where a hosted service refused cases because they name no
 * model. Whether a service asks for one cannot be seen before: the API lets cases of tool calls go
 * without, some hosted services do not. They say so before they create anything.
 */
export function explainModelLess(error: unknown, file: string, { tests }: RunCreate): unknown {
  const without = (tests ?? []).filter(({ model, provider }) => !model || !provider);
  if (without.length === 0 || !asksForModel(error)) return error;
  const titles = listNames(without.map(({ title }) => title));
  const message =
    'this service takes no case without a model, though a case that only calls tools uses none. ' +
    `Name one in the file for all cases (none is run or paid for it), or in ${titles}. ${error.message}`;
  return new ConfigurationError([
    { where: file, message, example: 'model: anthropic/claude-haiku-4.5' },
  ]);
}

function asksForModel(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return false;
  // One that is named and cannot be run is another matter.
  if (typeof error.details?.['model'] === 'string') return false;
  return /\b(?:models?|provider)\b/i.test(
    `${error.message} ${JSON.stringify(error.details ?? {})}`,
  );
}
