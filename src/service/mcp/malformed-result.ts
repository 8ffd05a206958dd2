import { z } from 'zod';
import { formatIssues } from '../../contract/wire/validation.ts';

const ISSUES_TOLD = 3;

/**
 * What is wrong with a message the SDK could not read, in words; null where the error is about
 * something else.
 */
export function explainMalformed(error: unknown): string | null {
  if (!(error instanceof z.core.$ZodError)) return null;
  const issues = formatIssues(error);
  const more = issues.length - ISSUES_TOLD;
  return [...issues.slice(0, ISSUES_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
