import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ProtocolError } from '@modelcontextprotocol/client';
import type { LocalServer } from '../../api/servers-file.ts';
import { messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
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

/** Starts the process of a server. Throws a FailureError. */
export async function openLocalLink(
  server: LocalServer,
  { workspace, environment, redactor, living }: Surroundings,
): Promise<Link> {
  const { command, args } = server;
  const cwd = resolve(workspace, server.cwd ?? '.');
  // The system reports a missing folder as a missing program.
  if (!(await stat(cwd).catch(() => undefined))?.isDirectory()) {
    throw new FailureError(serverFailure(server, 'start', 'missing-program', redactor, cwd));
  }
  const env = serverEnvironment(environment, server.env);
  let transport: StdioTransport;
  try {
    transport = new StdioTransport({ command, args, cwd, env }, living);
  } catch (error) {
    const failure = startFailure(error, server, redactor);
    throw failure === null ? error : new FailureError(failure);
  }
  return {
    transport,
    connectLimitMs: FETCHING_PROGRAM.test(command) ? FETCH_LIMIT_MS : CONNECT_LIMIT_MS,
    failureOf: (error, phase) => {
      const start = startFailure(error, server, redactor);
      if (start !== null) return start;
      const { group, malformed, isOver, stderr } = transport;
      const reason = isOver && malformed === null ? 'crash' : 'malformed';
      const detail = malformed ?? messageOf(error);
      const failure = serverFailure(server, phase, reason, redactor, detail);
      // A server that answers with an error says enough.
      if (error instanceof ProtocolError) return failure;
      failure.exitCode = group.child.exitCode;
      failure.signal = group.child.signalCode;
      failure.stderr = redactor.text(stderr, TEXT_LIMIT).slice(-STDERR_SHOWN).trim();
      return failure;
    },
    pause: (isPaused) => {
      const { stdout } = transport.group.child;
      isPaused ? stdout.pause() : stdout.resume();
    },
    hasSessionEnded: () => false,
    close: (isAborted) => {
      if (isAborted) transport.group.kill();
      return transport.close();
    },
  };
}
