import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../../src/ports/clock.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import {
  EmbeddedServiceError,
  type EmbeddedServiceOptions,
  startEmbeddedService,
} from '../../../src/session/embedded/embedded-service.ts';
import { CancelledError, ConfigurationError } from '../../../src/trouble/errors.ts';
import { rejectionOf } from '../../support/client/client-rig.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import { ApiCaller } from '../../support/service/api-caller.ts';
import { isAlive } from '../../support/service/engine/servers.ts';
import { PidFile, WRAPPER } from '../../support/service/mcp/odd-servers.ts';

let folder: string;
let logger: RecordingLogger;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  logger = new RecordingLogger();
});

afterEach(async () => {
  // Nothing may be left behind, however it ended.
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

function start(behaviour: string, over: Partial<EmbeddedServiceOptions> = {}) {
  return startEmbeddedService({
    entry: resolve('__tests__/support/session/fake-service.js'),
    mcpConfigPath: '/work space/.mcp.json',
    mcpConfigText: '{}',
    modelBaseUrls: { ollama: 'http://127.0.0.1:11434/v1' },
    environment: { FAKE_SERVICE: behaviour, LANG: 'C', API_TOKEN: 'named' },
    workingFolder: folder,
    temporaryFolder: folder,
    logger,
    secrets: createRedactor([]),
    clock: systemClock,
    signal: new AbortController().signal,
    ...over,
  });
}

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

describe('startEmbeddedService', () => {
  it('gives the address and key, and tells the child what others may not see', async () => {
    const service = await start('ready');
    expect(service).toMatchObject({ baseUrl: 'http://127.0.0.1:9/api/v1', apiKey: 'sk_fake' });
    await service.stop();
    expect(service.died.aborted).toBe(false);
    const [title, line] = logger.lines;
    expect(title).toBe('group: Log of the embedded service');
    const seen = JSON.parse(line?.replace('info: ', '') ?? '');
    const started = Object.keys(seen.variables).filter((name) => !name.startsWith('NODE_CHANNEL'));
    expect(started).toEqual(['LANG']);
    expect(seen.arguments).toEqual(['embedded']);
    expect(seen.told).toEqual({
      type: 'start',
      options: {
        temporaryFolder: folder,
        mcpConfig: '/work space/.mcp.json',
        mcpConfigText: '{}',
        requestsPerMinute: 60_000,
        burst: 200,
        modelBaseUrls: { ollama: 'http://127.0.0.1:11434/v1' },
        serverSandbox: 'off',
        keepsConnections: false,
        takesCommands: false,
        sandboxHidden: [],
      },
      environment: { FAKE_SERVICE: 'ready', LANG: 'C', API_TOKEN: 'named' },
    });
  });

  it('tells the child to take the proxy it is given, but not to what is beside it', async () => {
    const environment = { FAKE_SERVICE: 'ready', HTTPS_PROXY: 'http://proxy.test:8080' };
    const service = await start('ready', { environment });
    await service.stop();
    const seen = JSON.parse(logger.lines[1]?.replace('info: ', '') ?? '');
    expect(Object.keys(seen.variables)).toEqual(
      expect.arrayContaining(['HTTPS_PROXY', 'NODE_USE_ENV_PROXY', 'NO_PROXY', 'no_proxy']),
    );
  });

  it('tells the child of a proxy with a password instead', async () => {
    const HTTPS_PROXY = 'http://ada:secret@proxy.test:8080';
    const service = await start('ready', { environment: { FAKE_SERVICE: 'ready', HTTPS_PROXY } });
    await service.stop();
    const seen = JSON.parse(logger.lines[1]?.replace('info: ', '') ?? '');
    expect(JSON.stringify([seen.arguments, seen.variables])).not.toContain('secret');
    expect(seen.told.environment).toMatchObject({ HTTPS_PROXY, NODE_USE_ENV_PROXY: '1' });
  });

  it('shows the log at once where that is asked for', async () => {
    const service = await start('ready', { logAtOnce: true });
    await service.stop();
    expect(logger.lines).toEqual([expect.stringMatching(/^info: service: \{"arguments"/)]);
  });

  it('takes what the service finds wrong for wrong configuration', async () => {
    const unnamed = await rejectionOf(start('misconfigured'));
    expect(unnamed.message.split('\n')).toEqual(['mcp-config:3:5: a: x', 'mcp-config: b: y']);
    const error = await rejectionOf(start('misconfigured', { serversFile: 'my/.mcp.json' }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message.split('\n')).toEqual(['my/.mcp.json:3:5: a: x', 'my/.mcp.json: b: y']);
  });

  it('tells which other input is wrong where it is told so', async () => {
    const error = await rejectionOf(start('unconfined', { serverSandbox: 'bwrap' }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toBe('server-sandbox: `bwrap` is not there');
  });

  it.each([
    ['broken', /could not start: no room on the disk/],
    ['crash', /exited with code 3 before it was ready/],
  ])('does not blame the user where it is %s', async (behaviour, message) => {
    const error = await rejectionOf(start(behaviour));
    expect(error).toBeInstanceOf(EmbeddedServiceError);
    expect(error.message).toMatch(message);
  });

  it('shows what a service wrote that crashed', async () => {
    await rejectionOf(start('crash'));
    expect(logger.lines).toContain('info: out of memory');
  });

  it('does not wait for ever', async () => {
    const error = await rejectionOf(start('hang', { startTimeoutMs: 200 }));
    expect(error).toBeInstanceOf(EmbeddedServiceError);
    expect(error.message).toContain('did not start within 0.2 s');
  });

  it('ends the start when the job is cancelled', async () => {
    const cancellation = new AbortController();
    const starting = start('hang', { signal: cancellation.signal });
    cancellation.abort(new CancelledError('cancelled'));
    expect(await rejectionOf(starting)).toBeInstanceOf(CancelledError);
  });

  it('says so when it dies in the middle of its work', async () => {
    const service = await start('crash later');
    const reason = await aborted(service.died);
    expect(reason).toBeInstanceOf(EmbeddedServiceError);
    expect(String(reason)).toMatch(/exited with code 3 in the middle.*segmentation fault/);
    await service.stop();
  });

  it('ends a service that does not want to end', async () => {
    const service = await start('stubborn');
    await service.stop();
    expect(logger.lines).toContain('info: SIGTERM ignored');
    expect(service.died.aborted).toBe(false);
  });

  it('reports a program that is not there', async () => {
    const error = await rejectionOf(start('ready', { entry: join(folder, 'missing.js') }));
    expect(error).toBeInstanceOf(EmbeddedServiceError);
    expect(error.message).toContain('exited with code 1 before it was ready');
  });
});

it('leaves no server of the service alive, not even one that wants to stay', async () => {
  const pidFile = await PidFile.create();
  const files = await mkdtemp(join(tmpdir(), 'embedded-files-'));
  try {
    const mcpConfigPath = join(files, '.mcp.json');
    const wrapped = {
      command: process.execPath,
      args: [WRAPPER, '--stubborn'],
      env: { PID_FILE: pidFile.path },
    };
    const mcpConfigText = JSON.stringify({ mcpServers: { wrapped } });
    const service = await start('', {
      entry: resolve('src/service/index.ts'),
      environment: { PATH: process.env['PATH'] ?? '' },
      mcpConfigPath,
      mcpConfigText,
      modelBaseUrls: {},
    });
    const api = await ApiCaller.connect(service.baseUrl, service.apiKey);
    const hang = { kind: 'toolCall', serverName: 'wrapped', toolName: 'hang', arguments: {} };
    await api.post('~/eval-runs', {
      suiteName: 's',
      serverIds: [api.serverId('wrapped')],
      tests: [{ title: 'hangs', steps: [{ id: 'a', ...hang }] }],
    });
    const server = await pidFile.read();
    await service.stop();
    while (isAlive(server)) await systemClock.sleep(20);
  } finally {
    await pidFile.remove();
    await rm(files, { recursive: true });
  }
});
