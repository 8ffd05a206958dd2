import { randomUUID } from 'node:crypto';
import { createSandbox } from '../../../../src/service/mcp/sandbox/create-sandbox.ts';
import type { Sandbox } from '../../../../src/service/mcp/sandbox/launch.ts';
import {
  type OpenedSandbox,
  openSandbox,
  type SandboxOptions,
} from '../../../../src/service/mcp/sandbox/open-sandbox.ts';
import { errorMessage } from '../../../../src/trouble/errors.ts';
import { describeUnless } from '../../obstacles.ts';

/** A sandbox that was made ready, and servers can be started in. */
export type UsableSandbox = OpenedSandbox & Sandbox;

/** A sandbox around servers that lie in this checkout. */
export async function openHere(
  name: 'bwrap' | 'user',
  options: Partial<SandboxOptions> = {},
): Promise<UsableSandbox> {
  const mark = `${randomUUID()}-`;
  const opened = await openSandbox(name, {
    workspace: process.cwd(),
    hidden: [],
    ownProgram: '/nowhere',
    environment: process.env,
    mark,
    ...options,
  });
  return { ...opened, ...createSandbox(opened.plan, mark) };
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
