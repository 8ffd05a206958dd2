import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LocalServer } from '../../api/servers-file.ts';
import { messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { serverEnvironment } from './environment.ts';
import { CONNECT_LIMIT_MS, type Link } from './link.ts';
import { serverFailure, startFailure } from './server-failure.ts';
import { StdioTransport } from './stdio.ts';

/** These programs may have to download the server first. */
const FETCHING_PROGRAM =
  /(?:^|[\\/])(?:npx|npm|pnpm|yarn|bunx?|uvx?|pipx|docker|podman|go)(?:\.\w+)?$/;
const FETCH_LIMIT_MS = 90_000;
const STDERR_SHOWN = 4_096;

/** A server in a process of its own. */
class LocalLink implements Link {
  readonly transport: StdioTransport;
  readonly connectLimitMs: number;
  readonly #server: LocalServer;
  readonly #surroundings: Surroundings;

  /** Starts the process. Throws a system error if that fails at once. */
  constructor(server: LocalServer, cwd: string, surroundings: Surroundings) {
    this.#server = server;
    this.#surroundings = surroundings;
    const { command, args } = server;
    this.connectLimitMs = FETCHING_PROGRAM.test(command) ? FETCH_LIMIT_MS : CONNECT_LIMIT_MS;
    const env = serverEnvironment(surroundings.environment, server.env);
    this.transport = new StdioTransport({ command, args, cwd, env }, surroundings.living);
  }

  failureOf(error: unknown, phase: ServerFailure['phase']): ServerFailure {
    const { redactor } = this.#surroundings;
    const start = startFailure(error, this.#server, redactor);
    if (start !== null) return start;
    const { group, malformed, isOver, stderr } = this.transport;
    const reason = isOver && malformed === null ? 'crash' : 'malformed';
    const failure = serverFailure(this.#server, phase, reason, redactor);
    failure.detail = malformed ?? redactor.text(messageOf(error), TEXT_LIMIT);
    failure.exitCode = group.child.exitCode;
    failure.signal = group.child.signalCode;
    failure.stderr = redactor.text(stderr, TEXT_LIMIT).slice(-STDERR_SHOWN).trim();
    return failure;
  }

  kill(): void {
    this.transport.group.kill();
  }

  close(): Promise<void> {
    return this.transport.close();
  }
}

/** Starts the process of a server. Throws a FailureError. */
export async function openLocalLink(
  server: LocalServer,
  surroundings: Surroundings,
): Promise<Link> {
  const { workspace, redactor } = surroundings;
  const cwd = resolve(workspace, server.cwd ?? '.');
  // The system reports a missing folder as a missing program.
  if (!(await stat(cwd).catch(() => undefined))?.isDirectory()) {
    const failure = serverFailure(server, 'start', 'missing-program', redactor);
    failure.detail = redactor.text(cwd, TEXT_LIMIT);
    throw new FailureError(failure);
  }
  try {
    return new LocalLink(server, cwd, surroundings);
  } catch (error) {
    const failure = startFailure(error, server, redactor);
    throw failure === null ? error : new FailureError(failure);
  }
}
