/** `run` with a service elsewhere: the real service, with a key, as whoever hosts it has it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { program } from '../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../support/effort.ts';
import { fixtureProcess } from '../../support/service/servers/operated-service.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';

let service: ServiceFixture;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  service = await startFixture({ config: { mcpServers: { fixture: fixtureProcess() } } });
});
afterAll(async () => {
  await service.close();
  await folder.remove();
});

it(
  'tells a case as it ends, and ends the run there where it failed and is to stop',
  async () => {
    const steps = (toolName: string) => [
      { kind: 'toolCall', serverName: 'fixture', toolName, arguments: {} },
      { kind: 'assert', assertion: { type: 'noToolErrors' } },
    ];
    const tests = ['refuse', 'hang'].map((tool) => ({ title: tool, steps: steps(tool) }));
    const suite = { name: 'hosted', servers: ['fixture'], tests };
    writeFileSync(join(folder.path, 'hosted.yaml'), JSON.stringify(suite));
    const { baseUrl, key } = service.api;
    const words = ['run', 'hosted.yaml', '--bail', '--base-url', baseUrl, '--api-key', key];
    const { exitCode, stdout, stderr } = await program(folder.path, words);
    // Else it would have gone on until the call that hangs was given up.
    expect(stderr).toContain('Stopped at the first case that failed (--bail).\n');
    expect(stdout).toMatch(/^✗ refuse /m);
    expect(stdout).toMatch(/^\? hang$/m);
    expect(exitCode).toBe(1);
  },
  timeLimitMs(120_000),
);
