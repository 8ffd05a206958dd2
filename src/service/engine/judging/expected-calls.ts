import type { ArgumentMatching, MatchRules } from '../../../contract/cases/match-rules.ts';
import type { Step } from '../../../contract/cases/test-case.ts';
import type { ToolCall } from '../../../contract/resources/iteration.ts';

/** A call that a `toolCalledWith` assertion asks for. */
export interface ExpectedCall {
  toolName: string;
  arguments: Record<string, unknown>;
  argumentMatching: ArgumentMatching;
  minCount: number;
}

/**
 * Expected calls of each prompt of a case, in order; of a case without prompts there is one
 * list. An assertion belongs to the last prompt before it, or to the first one of all.
 */
export function expectedCallsOf(steps: readonly Step[], rules: MatchRules): ExpectedCall[][] {
  const segments: ExpectedCall[][] = [[]];
  let promptCount = 0;
  for (const step of steps) {
    if (step.kind === 'prompt') {
      promptCount += 1;
      if (promptCount > 1) segments.push([]);
    }
    if (step.kind !== 'assert' || !('type' in step.assertion)) continue;
    const { assertion } = step;
    if (assertion.type !== 'toolCalledWith') continue;
    segments.at(-1)?.push({
      toolName: assertion.toolName,
      arguments: assertion.args.args,
      argumentMatching: assertion.args.argumentMatching ?? rules.argumentMatching,
      minCount: assertion.minCount ?? 1,
    });
  }
  return segments;
}

/** The wire shape of an expected or actual call. */
export const toToolCall = (call: {
  toolName: string;
  arguments: Record<string, unknown>;
}): ToolCall => ({ toolName: call.toolName, arguments: call.arguments });
