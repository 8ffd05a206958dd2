import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunConfig } from '../../src/inputs/config.ts';
import { EmbeddedServiceError } from '../../src/session/embedded/embedded-service.ts';
import type { JobContext } from '../../src/session/job-context.ts';
import { openSession, type Session } from '../../src/session/session.ts';
import { CancelledError, ConfigurationError } from '../../src/trouble/errors.ts';
import { rejectionOf } from '../support/client/client-rig.ts';
import { FakeClock } from '../support/client/fake-clock.ts';
import { RecordingLogger } from '../support/client/recording-logger.ts';
import { ingestConfig, runConfig } from '../support/inputs/configs.ts';
import { EvalWorkspace } from '../support/runner/eval-workspace.ts';
import { jobContext } from '../support/session/job-context.ts';

const EMBEDDED = {
  ...{ kind: 'embedded', mcpConfigFile: '.mcp.json', modelBaseUrls: {}, serverSandbox: 'off' },
} as const satisfies RunConfig['service'];
const RUN = runConfig(EMBEDDED, 'smoke');

let workspace: EvalWorkspace;
let temporaryFolder: string;
let logger: RecordingLogger;
const opened: Session[] = [];

beforeEach(async () => {
  workspace = new EvalWorkspace();
  temporaryFolder = await mkdtemp(join(tmpdir(), 'session-'));
  logger = new RecordingLogger();
});

afterEach(async () => {
  for (const session of opened.splice(0)) await session.close();
  await workspace.remove();
  // The service keeps files there only while it lives.
  expect(await readdir(temporaryFolder)).toEqual([]);
  await rm(temporaryFolder, { recursive: true });
});

function open(given: Partial<JobContext> = {}, config: Parameters<typeof openSession>[0] = RUN) {
  const session = openSession(
    config,
    jobContext({ workspace: workspace.folder, temporaryFolder, logger, ...given }),
  );
  opened.push(session);
  return session;
}

/** A stand-in for the service, which does as it is told. */
const fake = (behaviour: string, given: Partial<JobContext> = {}): Partial<JobContext> => {
  workspace.write('.mcp.json', { mcpServers: {}, told: `\${FAKE_SERVICE}` });
  const environment = { PATH: process.env['PATH'], FAKE_SERVICE: behaviour };
  const serviceEntry = resolve('__tests__/support/session/fake-service.js');
  return { environment, serviceEntry, ...given };
};

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((settle) => {
    if (signal.aborted) settle(signal.reason);
    signal.addEventListener('abort', () => settle(signal.reason), { once: true });
  });

describe('the service of a session', () => {
  it('is started once, by whoever asks first, and is the same for all', async () => {
    const session = open();
    const [one, other] = await Promise.all([session.service(), session.service()]);
    expect(other).toBe(one);
    expect(await session.service()).toBe(one);
    await one.client.account.get();
    await session.close();
    expect(logger.lines.filter((line) => line.startsWith('group:'))).toEqual([
      'group: Log of the embedded service',
    ]);
    await expect(fetch(one.baseUrl)).rejects.toThrow();
  });

  it('is not started where nobody asks', async () => {
    await open(fake('ready')).close();
    expect(logger.lines).toEqual([]);
  });

  it('is none where the inputs name none', async () => {
    const inPlace = open({}, ingestConfig({ globs: '*.xml' }));
    await expect(inPlace.service()).rejects.toThrow('The inputs name no service.');
    const publishing = open({}, { mode: 'publish' });
    await expect(publishing.service()).rejects.toThrow('The inputs name no service.');
    expect(publishing.deadlineAtMs).toBe(Number.POSITIVE_INFINITY);
  });

  it('is not started before it is sure whose code is checked out', async () => {
    // The server of the example lies in a checkout that is there or not, as the tests are.
    workspace.write('.mcp.json', { mcpServers: {} });
    const environment = {
      ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request_target' },
      GITHUB_REPOSITORY: 'octo/servers',
    };
    const session = open({ environment });
    const error = await rejectionOf(session.service());
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain('allow-untrusted-servers');
    expect(await rejectionOf(session.service())).toBe(error);
    await session.close();
    expect(logger.lines.join('\n')).not.toContain('Log of the embedded service');
  });

  it('is not to be had from a session that is closed', async () => {
    const session = open();
    await session.close();
    await expect(session.service()).rejects.toThrow('closed');
  });
});

describe('the deadline of a session', () => {
  it('counts from its opening, whenever the service is asked for', async () => {
    const clock = new FakeClock(1_000);
    const service = { kind: 'remote' as const, baseUrl: 'http://127.0.0.1:9', apiKey: 'sk_1' };
    const session = open({ clock }, ingestConfig({ globs: '*' }, { service }));
    await clock.sleep(500);
    await session.service();
    expect(session.deadlineAtMs).toBe(1_000 + 60_000);
  });
});

describe('the signal of a session', () => {
  it('tells everyone that the service has died', async () => {
    const session = open(fake('crash later'));
    await session.service();
    expect(await aborted(session.signal)).toBeInstanceOf(EmbeddedServiceError);
    await session.close();
  });

  it('tells everyone that the job was cancelled, and the service is there until the close', async () => {
    const job = new AbortController();
    const session = open({ signal: job.signal });
    const { client } = await session.service();
    job.abort(new CancelledError('The job was cancelled.'));
    expect(await aborted(session.signal)).toBeInstanceOf(CancelledError);
    await client.account.get();
    await session.close();
    await expect(client.account.get({ maxAttempts: 1 })).rejects.toThrow();
  });

  it('ends a start that is under way', async () => {
    const job = new AbortController();
    const session = open(fake('hang', { signal: job.signal }));
    const starting = rejectionOf(session.service());
    job.abort(new CancelledError('The job was cancelled.'));
    expect(await starting).toBeInstanceOf(CancelledError);
  });

  it('stays quiet where the session is closed', async () => {
    const session = open();
    await session.service();
    await session.close();
    expect(session.signal.aborted).toBe(false);
  });
});

describe('closing a session', () => {
  it('does not wait for a start that is under way', async () => {
    const session = open(fake('hang'));
    const starting = rejectionOf(session.service());
    await session.close();
    expect((await starting).message).toBe('The session was closed.');
  });

  it('is done once, however often it is asked for', async () => {
    const session = open();
    await session.service();
    await Promise.all([session.close(), session.close()]);
    await session.close();
    expect(logger.lines.filter((line) => line.startsWith('group:'))).toHaveLength(1);
  });

  it('does not throw, whatever goes wrong about it', async () => {
    class FullDisk extends RecordingLogger {
      override async group<Result>(): Promise<Result> {
        throw new Error('no space left on device');
      }
    }
    logger = new FullDisk();
    const session = open();
    await session.service();
    await session.close();
    expect(logger.lines.at(-1)).toBe(
      'warning: The embedded service could not be ended: no space left on device',
    );
  });
});

describe('the secrets of a session', () => {
  it('are hidden from when they are known, also by who has had the session before', async () => {
    const secret = 'hunter2-of-the-library';
    workspace.write('.mcp.json', {
      mcpServers: { library: { command: 'true', env: { LIBRARY_KEY: `\${LIBRARY_KEY}` } } },
    });
    const environment = { PATH: process.env['PATH'], LIBRARY_KEY: secret };
    const session = open({ environment });
    const { secrets } = session;
    expect(secrets.text(secret)).toBe(secret);
    await session.service();
    expect(secrets.text(`of ${secret}`)).toBe('of ***');
    expect(secrets.json({ [secret]: [secret] })).toEqual({ '***': ['***'] });
  });
});
