import { z } from 'zod';
import type { Redactor } from '../../redaction/redactor.ts';
import { type CallContext, QuotaError } from './api-error.ts';
import { quote } from './quote.ts';

/** By this a refusal for want of quota is known. Source: wire.md, 7.3. */
const QUOTA_MARK = 'billing_limit_reached';

const factsSchema = z.looseObject({
  limit: z.string().optional().catch(undefined),
  gateKey: z.string().optional().catch(undefined),
  resetsAt: z.number().optional().catch(undefined),
  currentValue: z.number().optional().catch(undefined),
  allowedValue: z.number().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** The error of a refusal whose texts say that a quota is used up; undefined where none does. */
export function readQuotaRefusal(
  texts: readonly (string | undefined)[],
  context: CallContext,
): QuotaError | undefined {
  const text = texts.find((candidate) => candidate?.includes(QUOTA_MARK));
  return text === undefined
    ? undefined
    : new QuotaError(quotaText(text, context.redactor), context);
}

function quotaText(text: string, { text: redacted }: Redactor): string {
  const { limit, gateKey, resetsAt, currentValue, allowedValue, message } = quotaFacts(text);
  const name = quote(redacted(limit ?? gateKey ?? 'of its plan'));
  const used = [currentValue, allowedValue].every((value) => value !== undefined)
    ? ` (${currentValue} of ${allowedValue} used)`
    : '';
  const reset = isoDate(resetsAt);
  const until = reset === undefined ? '' : ` It is raised or reset at ${reset}.`;
  const said = message === undefined ? '' : ` The service says: ${quote(redacted(message))}`;
  return `The organization has reached the limit ${name}${used}.${until}${said}`;
}

/** Facts of the JSON object that stands somewhere in the text. */
function quotaFacts(text: string): z.infer<typeof factsSchema> {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return factsSchema.catch({}).parse(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function isoDate(epochMs: number | undefined): string | undefined {
  const date = new Date(epochMs ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
