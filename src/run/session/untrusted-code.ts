import { z } from 'zod';
import { ConfigurationError } from '../../errors.ts';

const repositorySchema = z.looseObject({ full_name: z.string() });

/** The parts of the payloads that tell whose code is under test. */
const payloadSchema = z.looseObject({
  repository: repositorySchema.nullish(),
  pull_request: z
    .looseObject({ head: z.looseObject({ repo: repositorySchema.nullish() }).nullish() })
    .nullish(),
  workflow_run: z.looseObject({ head_repository: repositorySchema.nullish() }).nullish(),
});

/**
 * Whose code a privileged workflow was started for, where that is not this repository's own.
 * @returns the fork's name, `unknown` where it cannot be told; undefined where nothing is amiss.
 */
export function untrustedHead(eventName: string, payload: unknown): string | undefined {
  if (eventName !== 'pull_request_target' && eventName !== 'workflow_run') return undefined;
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return 'unknown';
  const { repository, pull_request, workflow_run } = parsed.data;
  const head =
    eventName === 'workflow_run' ? workflow_run?.head_repository : pull_request?.head?.repo;
  if (!head || !repository) return 'unknown';
  return head.full_name.toLowerCase() === repository.full_name.toLowerCase()
    ? undefined
    : head.full_name;
}

/**
 * Refuses to start the servers of a fork's code where the workflow has secrets and a token that
 * may write.
 * @throws ConfigurationError that explains the danger.
 */
export function refuseUntrustedServers(eventName: string, payload: unknown): void {
  const head = untrustedHead(eventName, payload);
  if (head === undefined) return;
  const whose = head === 'unknown' ? 'a fork that cannot be told' : `the fork ${head}`;
  throw new ConfigurationError([
    {
      where: 'allow-untrusted-servers',
      message:
        `the event \`${eventName}\` comes from ${whose} and runs with this repository's secrets ` +
        'and token. The embedded service would start the MCP servers of that code, which could ' +
        'read them and change the repository. Run the evals on `pull_request` instead, or set ' +
        'this input to true where a maintainer has read the code, or only trusted code is ' +
        'checked out.',
      example: 'true',
    },
  ]);
}
