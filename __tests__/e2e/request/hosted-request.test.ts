import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FaultServer } from '../../support/fault-server.ts';
import { errorsOf, RequestSteps } from '../../support/request/request-step.ts';
import { type OAuthRig, openOAuthRig } from '../../support/service/oauth/oauth-rig.ts';
import { EXAMPLE_SERVERS, ServiceProgram } from '../../support/service/service-program.ts';

/** One operation as a step, on a service that is there already, behind a proxy that can fail. */

const folder = mkdtempSync(join(tmpdir(), 'hosted-request-'));
let oauth: OAuthRig;
let service: ServiceProgram;
beforeAll(async () => {
  oauth = await openOAuthRig();
  const config = join(folder, 'service.json');
  const chatboxes = [{ name: 'Help desk', modelId: 'openai/gpt-5-mini', servers: ['library'] }];
  const projects = [{ name: 'Default', chatboxes }];
  writeFileSync(config, JSON.stringify({ organizations: [{ name: 'Default', projects }] }));
  service = await ServiceProgram.start({
    mcpServers: { ...EXAMPLE_SERVERS, calendar: { url: oauth.server.url } },
    flags: ['--config', config],
  });
});
afterAll(async () => {
  await service.stop();
  await oauth.close();
  await rm(folder, { recursive: true });
});

let steps: RequestSteps;
let proxy: FaultServer;
beforeEach(async () => {
  steps = new RequestSteps();
  proxy = await FaultServer.start(service.baseUrl);
});
afterEach(async () => {
  await steps.finish();
  await proxy.stop();
});

async function ask(inputs: Readonly<Record<string, string>>) {
  const access = { 'base-url': proxy.baseUrl, 'api-key': service.apiKey };
  const step = await steps.run({ ...access, ...inputs });
  const shown = `${step.rawLog}${JSON.stringify([step.outputs, step.annotations])}`;
  expect(shown).not.toContain(service.apiKey);
  return { ...step, answer: JSON.parse(step.outputs['result'] || 'null') };
}

const NEW_HOST = { operation: 'hosts.create', body: 'name: Reviewer\ntemplate: claude\n' };

describe('on a hosted service', () => {
  it('makes a host, finds it by its name, and deletes it', async () => {
    const made = await ask(NEW_HOST);
    expect(errorsOf(made)).toEqual([]);
    expect(made).toMatchObject({ conclusion: 'success', answer: { name: 'Reviewer' } });
    expect(made.outputs).toMatchObject({ status: '201', 'is-error': '' });
    const found = await ask({ operation: 'hosts.get', parameters: 'host: reviewer' });
    expect(found.answer).toEqual(made.answer);
    const again = await ask(NEW_HOST);
    expect(again.outputs).toMatchObject({ status: '409', 'error-code': 'CONFLICT' });
    const parameters = `{ project: Default, hostId: ${made.answer.id} }`;
    const gone = await ask({ operation: 'hosts.delete', parameters });
    expect(gone.answer).toMatchObject({ id: made.answer.id, deleted: true });
  });

  it('asks nothing before where ids are given', async () => {
    const { answer } = await ask({ operation: 'projects.list' });
    proxy.requests.length = 0;
    const projectId = answer.items[0].id;
    const listed = await ask({ operation: 'servers.list', parameters: `projectId: ${projectId}` });
    expect(listed.answer.items).toHaveLength(3);
    expect(proxy.requests).toHaveLength(1);
  });

  it('reads a chatbox by its name', async () => {
    const { answer } = await ask({ operation: 'chatboxes.get', parameters: 'chatbox: help desk' });
    expect(answer).toMatchObject({ name: 'Help desk', serverNames: ['library'] });
  });

  it('imports tokens, which nobody sees, and the server takes them', async () => {
    const tokens = await oauth.give(3_600);
    const body = JSON.stringify(oauth.importOf(tokens));
    const parameters = 'server: calendar';
    const before = await ask({ operation: 'servers.tools.list', parameters });
    expect(before.outputs).toMatchObject({ status: '401', 'error-code': 'OAUTH_REQUIRED' });
    const step = await ask({ operation: 'oauth.importTokens', parameters, body });
    expect(step.answer).toMatchObject({ imported: true });
    const shown = `${step.rawLog}${JSON.stringify([step.outputs, step.annotations])}`;
    for (const secret of oauth.secrets()) expect(shown).not.toContain(secret);
    const after = await ask({ operation: 'servers.tools.list', parameters });
    expect(after.answer.items.length).toBeGreaterThan(1);
  });

  it('hides the tokens of a body that is no YAML', async () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const body = `serverUrl: [\n  access_token: ${token}\n`;
    const step = await ask({ operation: 'oauth.importTokens', parameters: 'server: a', body });
    expect(errorsOf(step)[0]).toMatch(/^body:\d+:\d+: /);
    expect(step.masks).toContain(token);
    expect(`${step.rawLog}${step.debugMessages}`).not.toContain(token);
  });

  it('reads a collection to its end, or the page that is asked for', async () => {
    const all = await ask({ operation: 'servers.list' });
    expect(all.answer).toEqual({ items: expect.any(Array) });
    const first = await ask({ operation: 'servers.list', parameters: 'limit: 1' });
    expect(first.answer).toEqual({ items: [all.answer.items[0]], nextCursor: expect.any(String) });
    const parameters = `{ limit: 1, cursor: ${JSON.stringify(first.answer.nextCursor)} }`;
    const second = await ask({ operation: 'servers.list', parameters });
    expect(second.answer.items).toEqual([all.answer.items[1]]);
  });

  it('asks again what is safe, and what was surely not done', async () => {
    const busy = { code: 'INTERNAL_ERROR', message: 'later' };
    const path = /\/hosts$/;
    proxy.add({
      method: 'GET',
      path,
      times: 1,
      fault: { kind: 'answer', status: 503, body: busy },
    });
    expect((await ask({ operation: 'hosts.list' })).conclusion).toBe('success');
    const limited = { code: 'RATE_LIMITED', message: 'too fast' };
    const headers = { 'retry-after': '1' };
    const refused = { kind: 'answer', status: 429, headers, body: limited } as const;
    proxy.add({ method: 'POST', path, times: 1, fault: refused });
    expect((await ask(NEW_HOST)).conclusion).toBe('success');
    expect(proxy.matching('POST', path)).toHaveLength(2);
  });

  it('never makes a thing twice', async () => {
    const path = /\/hosts$/;
    proxy.add({ method: 'POST', path, fault: { kind: 'lose-answer' } });
    const step = await ask({ ...NEW_HOST, body: 'name: Once\ntemplate: claude' });
    expect(step.conclusion).toBe('failure');
    expect(step.outputs).toMatchObject({ status: '', 'error-code': '' });
    expect(proxy.matching('POST', path)).toHaveLength(1);
  });

  it('says that a key is wrong, or is missing', async () => {
    const unknown = await ask({ operation: 'account.get', 'api-key': 'sk_unknown_key' });
    expect(unknown.outputs).toMatchObject({ status: '401', 'error-code': 'UNAUTHORIZED' });
    expect(errorsOf(unknown)[0]).toContain('does not know this API key');
    const missing = await ask({ operation: 'account.get', 'api-key': '' });
    expect(errorsOf(missing)).toEqual([expect.stringMatching(/^api-key: is missing/)]);
  });

  it('is red where nobody answers', async () => {
    proxy.add({ fault: { kind: 'hang' } });
    const step = await ask({ operation: 'account.get', 'timeout-minutes': '0.05' });
    expect(step.conclusion).toBe('failure');
    expect(errorsOf(step)).toHaveLength(1);
  });
});
