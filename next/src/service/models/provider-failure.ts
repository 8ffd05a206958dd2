import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  RetryError,
  ToolChoiceViolationError,
  TypeValidationError,
} from 'ai';
import type { ModelFailure } from '../../judge/record.ts';
import { messageOf } from '../../lib/errors.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ModelChoice } from '../engine/plan.ts';

/** Errors of the SDK about an answer that cannot be read or followed. */
const UNREADABLE = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  ToolChoiceViolationError,
  TypeValidationError,
];

/** Says that a model gave no usable answer. `message` is foreign text. */
export function modelFailure(
  { model, provider }: ModelChoice,
  reason: ModelFailure['reason'],
  redactor: Redactor,
  message = '',
  status: number | null = null,
): ModelFailure {
  return {
    kind: 'model',
    provider: redactor.text(provider, NAME_LIMIT),
    model: redactor.text(model, NAME_LIMIT),
    status,
    reason,
    message: redactor.text(message, TEXT_LIMIT),
  };
}

/** Reads an error of the SDK that the provider has made. Null: it is a mistake of ours. */
export function providerFailure(
  error: unknown,
  choice: ModelChoice,
  redactor: Redactor,
): ModelFailure | null {
  if (RetryError.isInstance(error)) return providerFailure(error.lastError, choice, redactor);
  if (APICallError.isInstance(error)) {
    const { statusCode: status = null, message, responseBody = '' } = error;
    return modelFailure(choice, reasonOf(status), redactor, message || responseBody, status);
  }
  if (!UNREADABLE.some((kind) => kind.isInstance(error))) return null;
  return modelFailure(choice, 'malformed', redactor, messageOf(error));
}

/** Null: no answer. */
function reasonOf(status: number | null): ModelFailure['reason'] {
  if (status === null) return 'unreachable';
  if (status < 300) return 'malformed';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate';
  return status === 408 || status >= 500 ? 'outage' : 'refused';
}
