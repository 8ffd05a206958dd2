import type { LanguageModelUsage } from 'ai';
import type { Usage } from '../../../contract/resources/iteration.ts';

const FIELDS = [
  'inputTokens',
  'outputTokens',
  'totalTokens',
  'cachedInputTokens',
  'reasoningTokens',
] as const;

/** Token counts of one answer; null where the provider told none. */
export function usageOf(usage: LanguageModelUsage): Usage {
  return {
    inputTokens: usage.inputTokens ?? null,
    outputTokens: usage.outputTokens ?? null,
    totalTokens: usage.totalTokens ?? null,
    cachedInputTokens: usage.inputTokenDetails.cacheReadTokens ?? null,
    reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? null,
  };
}

/**
 * The sum of several usages; null where no model answered. A field is null where no answer told
 * it, otherwise the sum of those that did.
 */
export function sumUsage(usages: readonly Usage[]): Usage | null {
  if (usages.length === 0) return null;
  return Object.fromEntries(
    FIELDS.map((field) => {
      const told = usages.flatMap((usage) => usage[field] ?? []);
      return [field, told.length === 0 ? null : told.reduce((sum, count) => sum + count, 0)];
    }),
  );
}
