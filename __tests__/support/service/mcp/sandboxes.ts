import type { Sandbox } from '../../../../src/service/mcp/sandbox/launch.ts';
import {
  openSandbox,
  type SandboxOptions,
} from '../../../../src/service/mcp/sandbox/open-sandbox.ts';
import { errorMessage } from '../../../../src/trouble/errors.ts';
import { describeUnless } from '../../obstacles.ts';

/** A sandbox around servers that lie in this checkout. */
export function openHere(
  name: 'bwrap' | 'user',
  options: Partial<SandboxOptions> = {},
): Promise<Sandbox> {
  return openSandbox(name, {
    workspace: process.cwd(),
    hidden: [],
    ownProgram: '/nowhere',
    environment: process.env,
    ...options,
  });
}

async function reasonAgainst(name: 'bwrap' | 'user'): Promise<string | null> {
  try {
    await (await openHere(name)).close();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

const reasons = new Map(
  await Promise.all(
    (['bwrap', 'user'] as const).map(async (name) => [name, await reasonAgainst(name)] as const),
  ),
);

/** Tests in a sandbox; skipped with the reason in their title where this machine has none. */
export function describeIn(name: 'bwrap' | 'user', title: string, tests: () => void): void {
  describeUnless(reasons.get(name) ?? null, title, tests);
}
