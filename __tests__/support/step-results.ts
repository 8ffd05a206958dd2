import type { StepResult } from '../../src/judge/record.ts';
import { readAnswer } from '../../src/judge/step-result.ts';

/** The result of a tool that answered so. */
export function resultOf(raw: Record<string, unknown>, members: Partial<StepResult> = {}) {
  const result: StepResult = {
    server: 's',
    subject: 't',
    isError: raw['isError'] === true,
    raw,
    durationMs: 40.2,
    outputSchema: undefined,
    ...readAnswer('tool', raw),
    ...members,
  };
  return result;
}

export const textResult = (text: string) => resultOf({ content: [{ type: 'text', text }] });
export const jsonResult = (structuredContent: unknown) =>
  resultOf({ content: [{ type: 'text', text: 'see data' }], structuredContent });
