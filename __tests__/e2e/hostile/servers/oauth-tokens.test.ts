/** OAuth tokens that a service has imported, and a server that repeats what it is shown. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from '@jest/globals';
import { timeLimitMs } from '../../../support/effort.ts';
import { RemoteRun } from '../../../support/evals/remote-run.ts';
import { suiteFile } from '../../../support/evals/suite-builder.ts';
import { filesBelow } from '../../../support/hostile/files-below.ts';
import { FragmentSearch } from '../../../support/hostile/fragments.ts';
import { startTellingEndpoint } from '../../../support/hostile/servers/telling-endpoint.ts';
import { everythingShown } from '../../../support/runner/eval-workspace.ts';
import { ApiCaller } from '../../../support/service/api-caller.ts';
import { openOAuthRig } from '../../../support/service/oauth/oauth-rig.ts';
import { ServiceProgram } from '../../../support/service/service-program.ts';

const say = (way: string, pad: number) => ({
  title: `${way} after ${pad}`,
  steps: [
    {
      ...{ kind: 'toolCall', serverName: 'remote', toolName: 'say' },
      arguments: { of: 'authorization', way, pad },
    },
    { kind: 'assert', assertion: { type: 'responseContains', needle: 'zzz' } },
  ],
});

it(
  'are on no surface of a run of the action, in no file and no log',
  async () => {
    const rig = await openOAuthRig(await startTellingEndpoint());
    const service = await ServiceProgram.start({
      mcpServers: { remote: { url: rig.server.url } },
      flags: ['--requests-per-minute', '6000', '--burst', '500'],
    });
    const remote = await RemoteRun.prepare(service);
    try {
      const api = await ApiCaller.connect(service.baseUrl, service.apiKey);
      const given = await rig.give(3_600);
      const path = `~/servers/${api.serverId('remote')}/oauth/import-tokens`;
      // Renewed at once, so that it is another one than was imported that the server repeats.
      const told = rig.importOf({ ...given, expires_in: 0 });
      expect((await api.post(path, told)).status).toBe(200);
      const ways = ['result', 'rpc-error', 'http-error', 'no-json'];
      const tests = ways.flatMap((way) => [0, 170, 3_960].map((pad) => say(way, pad)));
      remote.workspace.write('suite.yaml', suiteFile({ servers: ['remote'], tests }));
      const result = await remote.run({ 'suite-file': 'suite.yaml' });
      const report = dirname(result.outputs['report-path'] ?? '');
      const shown = [await everythingShown(result), filesBelow(report)].join('\n');
      const kept = ['', '-wal', '-journal'].map((end) => `${service.databasePath}${end}`);
      const stored = kept.filter(existsSync).map((file) => readFileSync(file, 'latin1'));
      const secrets = new Set(rig.secrets());
      const named = [...secrets].map((secret) => [secret, secret]);
      const fragments = new FragmentSearch(Object.fromEntries(named));
      expect(fragments.in([shown, service.log, ...stored].join('\n'))).toEqual([]);
      expect(shown).toContain('***');
      expect(result.outputs).toMatchObject({ passed: '0', total: String(tests.length) });
      // What was imported, and what it was renewed to, which alone the server was shown.
      expect(rig.server.shown).not.toContain(given.access_token);
      expect(secrets.size).toBe(4);
    } finally {
      await remote.finish();
      await service.stop();
      await rig.close();
    }
  },
  timeLimitMs(180_000),
);
