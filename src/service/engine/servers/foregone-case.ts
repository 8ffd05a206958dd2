import type { IterationOutcome } from '../plan.ts';
import { findMissingTools, type KnownServers, type ToolNaming } from './missing-tools.ts';
import { usedServers } from './used-servers.ts';

export type ForegoneEnd = Pick<IterationOutcome, 'status' | 'result' | 'error'>;

/**
 * How a case ends without being carried out, for what is known of its servers; null where it has to
 * be. A server whose own doing it is that it cannot be used fails its cases; other trouble leaves
 * them without a result.
 */
export function foregoneEnd(testCase: ToolNaming, known: KnownServers): ForegoneEnd | null {
  const { redactor } = known;
  const hasPrompt = testCase.steps.some(({ kind }) => kind === 'prompt');
  const used = new Set(usedServers(testCase, known.servers).map(({ id }) => id));
  const troubles = known.findings.flatMap(({ serverId, trouble }) => {
    const matters = trouble?.stage === 'connect' || hasPrompt;
    return trouble !== null && used.has(serverId) && matters ? trouble : [];
  });
  if (troubles.length > 0) {
    const isServers = troubles.some(({ blame }) => blame === 'server');
    const error = redactor.text(troubles.map(({ message }) => message).join('\n'));
    return { status: 'failed', result: isServers ? 'failed' : null, error };
  }
  const missing = findMissingTools(testCase, known);
  return missing.length === 0
    ? null
    : { status: 'completed', result: 'failed', error: redactor.text(missing.join('\n')) };
}
