import { randomUUID } from 'node:crypto';
import * as sdk from 'ai';
import { isLoopback } from '../../api/client/connection.ts';
import type { ModelFailure } from '../../judge/record.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';
import { isObject, objectsIn } from '../../lib/json-values.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { parseJson } from '../../lib/text.ts';
import { NOWHERE } from '../../report/place.ts';
import type { ModelChoice } from './choice.ts';

/** Providers with an API of their own, and its address. The SDK would read others from variables. */
const ADDRESSES: Readonly<Record<string, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
};

/** The SDK refuses to start without a key, although a server at a base URL may need none. */
const NO_KEY = 'none';

const opened = new WeakMap<ModelChoice, Promise<sdk.LanguageModel>>();

/** The model that prompts go to. It builds schemas, so that each choice has one for all its turns. */
export function openModel(choice: ModelChoice): Promise<sdk.LanguageModel> {
  const model = opened.get(choice) ?? createModel(choice);
  opened.set(choice, model);
  return model;
}

/** Each SDK is loaded when it is first used. */
async function createModel(choice: ModelChoice): Promise<sdk.LanguageModel> {
  const { model, provider, apiKey, baseUrl } = choice;
  const prefix = `${provider}/`;
  const name = model.toLowerCase().startsWith(prefix) ? model.slice(prefix.length) : model;
  const baseURL = baseUrl ?? ADDRESSES[provider];
  if (baseURL === undefined) throw new Error(`no address of provider ${provider}`);
  const settings = { apiKey: apiKey ?? NO_KEY, baseURL, fetch: providerFetch };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(settings)(name);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Servers that imitate OpenAI have its chat API at most.
      if (baseUrl === null) return createOpenAI(settings).responses(name);
      return createOpenAI({ ...settings, fetch: chatFetch }).chat(name);
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const headers: Record<string, string> = {};
      if (apiKey !== null) headers['authorization'] = `Bearer ${apiKey}`;
      return createOpenAICompatible({ name: provider, baseURL, headers, fetch: chatFetch })(name);
    }
  }
}

/**
 * Sends a request to a provider. Follows no redirects: the key is for this address only. There is no
 * other try if nothing listens at an address of this machine, or HTTP clients never use the port.
 */
const providerFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    const url = String(input);
    const { cause = error } = Object(error);
    const code = errorCode(cause) ?? '';
    const isLocal = isLoopback(URL.parse(url)?.hostname ?? '');
    const isLasting = (isLocal && code === 'ECONNREFUSED') || messageOf(cause) === 'bad port';
    const message = messageOf(cause) || code;
    throw new sdk.APICallError({ message, url, requestBodyValues: {}, isRetryable: !isLasting });
  }
};

/** Sends a request to a chat API, and repairs calls in the answer that the SDK does not read. */
const chatFetch: typeof fetch = async (input, init) => {
  const response = await providerFetch(input, init);
  const text = await response.text();
  const body = parseJson(text);
  if (!isObject(body)) return new Response(text, response);
  repairCalls(body);
  return new Response(JSON.stringify(body), response);
};

/**
 * Gives each call of a tool an id of its own, and arguments that are JSON. Some gateways leave
 * either out, or give all calls of an answer one id.
 */
function repairCalls({ choices }: Record<string, unknown>): void {
  const ids = new Set<unknown>(['', null, undefined]);
  for (const { message } of objectsIn(choices)) {
    for (const call of objectsIn(Object(message)['tool_calls'])) {
      if (ids.has(call['id'])) call['id'] = `call_${randomUUID()}`;
      ids.add(call['id']);
      const { function: called } = call;
      if (!isObject(called) || typeof called['arguments'] === 'string') continue;
      called['arguments'] = JSON.stringify(called['arguments'] ?? {});
    }
  }
}

/** Errors of the SDK about an answer that cannot be read or followed. */
const UNREADABLE = [
  sdk.EmptyResponseBodyError,
  sdk.InvalidResponseDataError,
  sdk.JSONParseError,
  sdk.NoContentGeneratedError,
  sdk.ToolChoiceViolationError,
  sdk.TypeValidationError,
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
    ...NOWHERE,
  };
}

/** Reads an error of the SDK that the provider has made. Null: it is a mistake of ours. */
export function providerFailure(
  error: unknown,
  choice: ModelChoice,
  redactor: Redactor,
): ModelFailure | null {
  if (sdk.RetryError.isInstance(error)) return providerFailure(error.lastError, choice, redactor);
  if (sdk.APICallError.isInstance(error)) {
    const { statusCode: status = null, message, responseBody = '' } = error;
    // Some gateways report an error with status 200.
    const { message: said } = Object(Object(parseJson(responseBody))['error']);
    const shown = typeof said === 'string' ? said : message || responseBody;
    return modelFailure(choice, reasonOf(status, responseBody), redactor, shown, status);
  }
  if (!UNREADABLE.some((kind) => kind.isInstance(error))) return null;
  return modelFailure(choice, 'malformed', redactor, messageOf(error));
}

/** @param status null: no answer */
function reasonOf(status: number | null, body: string): ModelFailure['reason'] {
  if (status === null) return 'unreachable';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate';
  if (status === 408 || status >= 500) return 'outage';
  // The address leads to a page of something else.
  if (status >= 300 && body.trimStart().startsWith('<')) return 'unreachable';
  return status < 300 ? 'malformed' : 'refused';
}
