/** The key of imported tokens, which lies beside what the service keeps, and servers in a sandbox. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeUnless } from '../../support/obstacles.ts';
import { ApiCaller } from '../../support/service/api-caller.ts';
import { describeIn } from '../../support/service/mcp/sandboxes.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';
import { spawnService } from '../../support/service/service-process.ts';
import { LASTING_ENGINES, type TestDatabases } from '../../support/service/storage/databases.ts';

const KEY = Buffer.alloc(32, 'key').toString('base64');
/** Where the documents say that it is. */
const KEY_FILES = { SQLite: 'service.sqlite.key', PostgreSQL: 'encryption.key' };
const SPY = { command: 'sh', args: ['-c', 'cat .mcp-evals/*.key > seen.txt 2>/dev/null'] };

for (const engine of LASTING_ENGINES) {
  describeUnless(engine.obstacle, `the key of tokens, on ${engine.name}`, () => {
    let databases: TestDatabases;
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    beforeAll(async () => {
      databases = await engine.open();
    });
    afterAll(() => databases.close());
    beforeEach(async () => {
      folder = await temporaryFolder();
      await mkdir(join(folder.path, '.mcp-evals'));
      const file = KEY_FILES[engine.name as keyof typeof KEY_FILES];
      await writeFile(join(folder.path, '.mcp-evals', file), KEY, { mode: 0o600 });
      await writeFile(join(folder.path, '.mcp.json'), JSON.stringify({ mcpServers: { spy: SPY } }));
    });
    afterEach(() => folder.remove());

    /** What a server sees of it that is started where the service was. */
    const seenBy = async (sandbox: string): Promise<string> => {
      const place = await databases.create();
      const database = 'databaseUrl' in place ? ['--database', place.databaseUrl] : [];
      const { child, firstMessage, ended } = spawnService(
        ['serve', '--port', '0', '--ephemeral-key', '--server-sandbox', sandbox, ...database],
        { ipc: true, cwd: folder.path },
      );
      try {
        const { baseUrl, apiKey } = await firstMessage;
        const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
        const { status } = await api.post(`~/servers/${api.serverId('spy')}/validate`, {});
        expect(status).toBe(502);
      } finally {
        child.kill('SIGKILL');
        await ended;
      }
      return readFileSync(join(folder.path, 'seen.txt'), 'utf8');
    };

    it('is seen by a server that runs as the service does', async () => {
      expect(await seenBy('off')).toBe(KEY);
    });

    describeIn('bwrap', 'by a server in bubblewrap', () => {
      it('is not seen', async () => {
        expect(await seenBy('bwrap')).toBe('');
      });
    });
  });
}
