import type { ServerStep } from '../../../../src/contract/cases/server-step.ts';
import type { Step } from '../../../../src/contract/cases/test-case.ts';

export type CallStep = Extract<ServerStep, { kind: 'toolCall' }>;

/** A call of a tool of the fixture server, which is the step's id as well. */
export const callStep = (toolName: string, more: Partial<CallStep> = {}): Step => ({
  id: toolName,
  kind: 'toolCall',
  serverName: 'fixture',
  toolName,
  arguments: {},
  ...more,
});
