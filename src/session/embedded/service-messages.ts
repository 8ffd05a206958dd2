import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { signalGroup } from '../../processes/process-groups.ts';

/** What the service tells over its channel. */
const messageSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('ready'),
    baseUrl: z.string(),
    apiKey: z.string(),
    baseTrouble: z.string().optional(),
  }),
  z.looseObject({ type: z.literal('servers'), groups: z.array(z.int().min(2)) }),
  z.looseObject({
    type: z.literal('failed'),
    message: z.string(),
    problems: z.array(z.object({ place: z.string().nullable(), message: z.string() })).optional(),
    input: z.string().default('mcp-config'),
  }),
]);
type ServiceMessage = z.infer<typeof messageSchema>;
type StartMessage = Exclude<ServiceMessage, { type: 'servers' }>;
export type ReadyMessage = Extract<ServiceMessage, { type: 'ready' }>;
export type FailedMessage = Extract<ServiceMessage, { type: 'failed' }>;

/** The first message of a start that this version understands. */
export function firstMessage(child: ChildProcess): Promise<StartMessage> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const parsed = messageSchema.safeParse(message);
      if (parsed.success && parsed.data.type !== 'servers') resolve(parsed.data);
    });
  });
}

/**
 * Ends the servers that the service has left, as it does where it is killed. Those that have left
 * their process group are out of reach.
 */
export function endServersAfter(child: ChildProcess, ended: Promise<unknown>): void {
  let groups: readonly number[] = [];
  child.on('message', (message) => {
    const parsed = messageSchema.safeParse(message);
    if (parsed.success && parsed.data.type === 'servers') groups = parsed.data.groups;
  });
  // Some are gone already, or another user's: see `server-sandbox`.
  void ended.then(() => {
    for (const group of groups) signalGroup(group, 'SIGKILL');
  });
}
