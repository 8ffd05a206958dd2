import type { TranscriptAssertion } from '../../../contract/cases/assertion.ts';
import type { ArgumentMatching } from '../../../contract/cases/match-rules.ts';
import { resultText } from '../transcript/tool-result.ts';
import type { RecordedCall, TranscriptView } from '../transcript/transcript.ts';
import { argumentsMatch } from './argument-matching.ts';
import type { Complaint } from './complaint.ts';

type OfType<Type> = Extract<TranscriptAssertion, { type: Type }>;

function calledTools({ calls }: TranscriptView): string {
  if (calls.length === 0) return 'no tool was called';
  return `called were: ${calls.map(({ toolName }) => toolName).join(', ')}`;
}

const callsOf = ({ calls }: TranscriptView, toolName: string) =>
  calls.filter((call) => call.toolName === toolName);

/** Enough calls of the tool have the expected arguments. */
export function toolCalledWith(
  { toolName, args, minCount = 1 }: OfType<'toolCalledWith'>,
  view: TranscriptView,
  argumentMatching: ArgumentMatching,
): Complaint {
  const matching = args.argumentMatching ?? argumentMatching;
  const calls = callsOf(view, toolName);
  const matches = calls.filter((call) => argumentsMatch(args.args, call.arguments, matching));
  if (matches.length >= minCount) return null;
  const wanted = `Expected ${minCount === 1 ? 'a call' : `${minCount} calls`} of "${toolName}" with ${JSON.stringify(args.args)}`;
  if (calls.length === 0) return `${wanted}, but ${calledTools(view)}.`;
  const seen = calls.map((call) => JSON.stringify(call.arguments)).join('; ');
  return `${wanted}, but ${matches.length} of its ${calls.length} calls match. Called with: ${seen}.`;
}

/** The tool was called. */
export function toolCalledAtLeastOnce(
  { toolName }: OfType<'toolCalledAtLeastOnce'>,
  view: TranscriptView,
): Complaint {
  if (callsOf(view, toolName).length > 0) return null;
  return `Expected a call of "${toolName}", but ${calledTools(view)}.`;
}

/** The tool was not called. */
export function toolNeverCalled(
  { toolName }: OfType<'toolNeverCalled'>,
  view: TranscriptView,
): Complaint {
  const count = callsOf(view, toolName).length;
  return count === 0 ? null : `Expected no call of "${toolName}", but there were ${count}.`;
}

/** The first call of all was one of the tool. */
export function firstToolWas(
  { toolName }: OfType<'firstToolWas'>,
  view: TranscriptView,
): Complaint {
  const [first] = view.calls;
  if (first?.toolName === toolName) return null;
  if (first === undefined)
    return `Expected the first call to be "${toolName}", but no tool was called.`;
  return `Expected the first call to be "${toolName}", but it was "${first.toolName}".`;
}

/** Text of a call's error; undefined where it went well. */
export function callError({ outcome }: RecordedCall): string | undefined {
  if (outcome === null) return 'it was not carried out to its end';
  if (outcome.kind === 'failure') return outcome.message;
  return outcome.result.isError ? resultText(outcome.result, 'raw') : undefined;
}

/** No call ended in an error, be it of the tool or of the protocol, but where a step wanted it. */
export function noToolErrors({ allCalls }: TranscriptView): Complaint {
  for (const call of allCalls) {
    const error = call.isErrorWanted ? undefined : callError(call);
    if (error !== undefined) return `Tool "${call.toolName}" failed: ${error}`;
  }
  return null;
}
