import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import type { ActionResult } from '../../support/runner/action-runner.ts';
import { everythingShown } from '../../support/runner/eval-workspace.ts';
import { ApiCaller } from '../../support/service/api-caller.ts';
import { type OAuthRig, openOAuthRig } from '../../support/service/oauth/oauth-rig.ts';
import { EXAMPLE_SERVERS, ServiceProgram } from '../../support/service/service-program.ts';

/** Mode `doctor` on a service elsewhere. */

let rig: OAuthRig;
let service: ServiceProgram;
let remote: RemoteRun;
beforeAll(async () => {
  rig = await openOAuthRig();
  service = await ServiceProgram.start({
    mcpServers: { ...EXAMPLE_SERVERS, guarded: { url: rig.server.url } },
    flags: ['--requests-per-minute', '6000', '--burst', '500'],
  });
});
afterEach(() => remote.finish());
afterAll(async () => {
  await service.stop();
  await rig.close();
});

async function examine(
  servers: string,
  prepare: (run: RemoteRun) => void = () => undefined,
): Promise<ActionResult> {
  remote = await RemoteRun.prepare(service);
  prepare(remote);
  return remote.run({ mode: 'doctor', servers });
}

const requests = (operation: string) =>
  remote.proxy.matching('POST', new RegExp(`/servers/[^/]+/${operation}$`)).length;

describe('servers that a hosted service has saved', () => {
  it('are well, and are asked once each [doctor-hosted]', async () => {
    const result = await examine('library, everything');
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '2', passed: '2' });
    expect(result.summary).toContain('Both servers are healthy.');
    expect([requests('doctor'), requests('check-oauth'), requests('validate')]).toEqual([2, 2, 2]);
    // They are not configured in this repository.
    expect(result.summary).not.toContain('.mcp.json');
  });

  it('want a grant that nobody has imported [doctor-hosted-locked]', async () => {
    const result = await examine('');
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', total: '3', passed: '2' });
    expect(result.summary).toMatch(/guarded<\/strong>, OAuth.*HTTP 401.*What to do.*import-tokens/);
    expect(requests('validate')).toBe(2);
  });

  it('are shown the tokens that were imported [doctor-hosted-grant]', async () => {
    const api = await ApiCaller.connect(service.baseUrl, service.apiKey);
    const path = `~/servers/${api.serverId('guarded')}/oauth/import-tokens`;
    const told = rig.importOf(await rig.give(3_600));
    expect((await api.post(path, told)).status).toBe(200);
    const result = await examine('guarded');
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.summary).toMatch(/\| guarded \|.*healthy/);
    const shown = await everythingShown(result);
    for (const secret of rig.secrets()) expect(shown).not.toContain(secret);
  });

  it('are not known where the service says no more than that they are out of reach', async () => {
    const body = { code: 'SERVER_UNREACHABLE', message: 'upstream connect error' };
    const result = await examine('library', ({ proxy }) =>
      proxy.add({ path: /\/doctor$/, fault: { kind: 'answer', status: 502, body } }),
    );
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result.summary).toContain('upstream connect error');
  });

  it('are not looked at by a key that is refused', async () => {
    const body = { code: 'FORBIDDEN', message: 'this key reads alone' };
    const result = await examine('library', ({ proxy }) =>
      proxy.add({ path: /\/doctor$/, fault: { kind: 'answer', status: 403, body } }),
    );
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('this key reads alone');
  });
});
