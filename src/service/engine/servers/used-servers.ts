import { serverOf } from '../../../contract/cases/foreign-servers.ts';
import { asksServer } from '../../../contract/cases/server-step.ts';
import type { TestCase } from '../../../contract/cases/test-case.ts';

interface Named {
  id: string;
  name: string;
}

/** The servers a case works with: those its steps ask or, where it prompts a model, all. */
export function usedServers<Server extends Named>(
  { steps }: Pick<TestCase, 'steps'>,
  servers: readonly Server[],
): Server[] {
  if (steps.some(({ kind }) => kind === 'prompt')) return [...servers];
  const asked = new Set(
    steps.map((step) => (asksServer(step) ? serverOf(step, servers) : undefined)),
  );
  return servers.filter((server) => asked.has(server));
}
