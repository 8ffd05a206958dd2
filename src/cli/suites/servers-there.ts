import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Server } from '../../contract/resources/catalogue.ts';
import type { RunConfig } from '../../inputs/config.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { resolveProject } from '../../session/resolve.ts';
import { openSession } from '../../session/session.ts';
import { allOf } from '../../surface/ask-servers.ts';
import { jobAt } from '../judged/job-at-terminal.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger } from '../terminal/terminal-logger.ts';

/**
 * The servers that `mcp-config` has, as the service reads it, which starts none of them; null where they
 * are those of another service, and where there is no such file and none was asked for.
 * @throws ConfigurationError with what is wrong with the file.
 */
export async function serversThere(
  config: RunConfig,
  raw: RawInputs,
  terminal: Terminal,
): Promise<{ project: string; servers: Server[] } | null> {
  const { service } = config;
  if (service.kind !== 'embedded') return null;
  const isAsked = raw['mcp-config'] !== undefined;
  if (!isAsked && !(await isThere(path.resolve(terminal.folder, service.mcpConfigFile)))) {
    return null;
  }
  const secrets = createSecretKeeper();
  const logger = terminalLogger(new Screen(terminal), secrets, 'quiet');
  const job = await jobAt(raw, { terminal, secrets, logger });
  // What is never started needs nothing around it.
  const unconfined = { ...service, serverSandbox: 'off' } as const;
  const session = openSession({ ...config, service: unconfined }, job);
  try {
    const { signal, deadlineAtMs } = session;
    const { client } = await session.service();
    const projects = await allOf(client.projects.list({ signal, deadlineAtMs }));
    const { id, name } = await resolveProject(config.run.project, projects);
    const servers = await allOf(client.servers.list(id, { signal, deadlineAtMs }));
    return { project: name, servers };
  } finally {
    await session.close();
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
