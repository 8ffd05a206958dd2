import type { PromptStep } from '../../api/cases/steps.ts';
import type { Failure } from '../../report/failure.ts';
import type { Place } from './judgement.ts';

/** Sends a prompt to the model, and lets it call tools until it answers. */
export async function runPrompt(step: PromptStep, place: Place): Promise<Failure | null> {
  throw new Error(`not built: ${step.id} ${place.rules.order}`);
}
