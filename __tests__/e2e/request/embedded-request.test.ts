import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { errorsOf, RequestSteps, resultFile } from '../../support/request/request-step.ts';

/** One operation as a step, on the embedded service with real servers. */

const TOKEN = 'tok-7fQ2mN8xZr4LwK1c';
const echo = (message: string) => JSON.stringify({ toolName: 'echo', parameters: { message } });

let steps: RequestSteps;
beforeEach(() => {
  steps = new RequestSteps();
});
afterEach(() => steps.finish());

const call = (inputs: Readonly<Record<string, string>>) =>
  steps.run({ operation: 'servers.tools.call', parameters: 'server: everything', ...inputs });

describe('on the embedded service', () => {
  it('calls a tool, and hands on its answer', async () => {
    const body = 'toolName: echo\nparameters:\n  message: Grüße\n';
    const step = await call({ body, 'result-path': 'out/echo.json' });
    expect(errorsOf(step)).toEqual([]);
    expect(step).toMatchObject({ conclusion: 'success', leftProcessesBehind: false });
    expect(step.outputs).toMatchObject({ status: '200', 'error-code': '', 'is-error': 'false' });
    const answer = { content: [{ type: 'text', text: 'Echo: Grüße' }] };
    expect(JSON.parse(step.outputs['result'] ?? '')).toMatchObject(answer);
    expect(step.outputs['result-path']).toBe(join(steps.workspace.folder, 'out/echo.json'));
    expect(await resultFile(step)).toBe(step.outputs['result']);
    // What a server said is nothing to print.
    expect(step.log).not.toContain('Echo: Grüße');
  });

  it('stays green where the tool itself fails, and says so', async () => {
    const body = 'toolName: get_book\nparameters: { isbn: "0" }';
    const tools = await steps.run({
      operation: 'servers.tools.list',
      parameters: 'server: library',
    });
    const { items } = JSON.parse(tools.outputs['result'] ?? '');
    expect(items.length).toBeGreaterThan(1);
    expect(tools.outputs['is-error']).toBe('');
    const step = await call({ parameters: 'server: library', body });
    expect(step).toMatchObject({ conclusion: 'success' });
    expect(step.outputs['is-error']).toBe('true');
    expect(step.annotations).toMatchObject([{ kind: 'warning' }]);
  });

  it('gives a long answer to the file alone', async () => {
    const step = await call({ body: echo('x'.repeat(70_000)) });
    expect(step).toMatchObject({ conclusion: 'success' });
    expect(step.outputs['result']).toBe('');
    expect((await resultFile(step)).length).toBeGreaterThan(70_000);
    expect(step.annotations).toMatchObject([
      { kind: 'notice', message: expect.stringContaining('64 KiB') },
    ]);
  });

  it.each<[string, object]>([
    ['under a name', { access_token: TOKEN }],
    ['in a list of headers', { headers: [`X-Api-Key: ${TOKEN}`] }],
    ['in a list of arguments', { args: [`--api-key=${TOKEN}`] }],
    ['in the query of an address', { url: `https://mcp.example.com/?token=${TOKEN}` }],
  ])('hides secrets of its body %s, also where the answer repeats them', async (_where, given) => {
    const parameters = { message: `told ${TOKEN}`, ...given };
    const step = await call({ body: JSON.stringify({ toolName: 'echo', parameters }) });
    expect(step.masks).toContain(TOKEN);
    expect(step.outputs['result']).toContain('told ***');
    const shown = [step.rawLog, JSON.stringify(step.outputs), await resultFile(step)].join('\n');
    expect(shown).not.toContain(TOKEN);
  });

  it('tells what is wrong with its inputs with their places, and starts nothing', async () => {
    const wrong = await call({
      parameters: 'server: everything\nlimt: 5\n',
      body: 'tolName: echo\nparameters:\n  - 1\n',
    });
    expect(wrong.conclusion).toBe('failure');
    expect(errorsOf(wrong)).toEqual([
      'parameters:2:1: limt: is not a field of the parameters of `servers.tools.call`. It has `projectId`, `project`, `serverId` and `server`.',
      'body:2:1: parameters: must be an object (`name: value`), not a list.',
      'body:1:1: tolName: is not a field of the body of `servers.tools.call`. Did you mean `toolName`?',
    ]);
    expect(wrong.log).not.toContain('embedded service');
    expect(wrong.outputs).toMatchObject({ result: '', 'result-path': '', status: '' });
  });

  it.each([
    ['server.tools.call', 'Did you mean `servers.tools.call`?'],
    ['tools.call', 'Did you mean `servers.tools.call`?'],
    ['oauth.import', 'Did you mean `oauth.importTokens`?'],
    ['artifacts.upload', 'curl'],
    ['nothing.like.it', 'docs/request.md'],
  ])('knows no operation %s', async (operation, hint) => {
    const step = await steps.run({ operation });
    expect(step.conclusion).toBe('failure');
    expect(errorsOf(step)).toEqual([expect.stringMatching(/^operation: /)]);
    expect(errorsOf(step)[0]).toContain(hint);
  });

  it('names the servers there are where there is none of a name', async () => {
    const step = await call({ parameters: 'server: everythin', body: echo('a') });
    expect(errorsOf(step)[0]).toMatch(/^parameters: there is no server `everythin`.*`everything`/);
  });

  it('is red with the code of a refusal', async () => {
    const operation = 'hosts.get';
    const step = await steps.run({ operation, parameters: 'hostId: host_nowhere' });
    expect(step.conclusion).toBe('failure');
    expect(step.outputs).toMatchObject({ status: '404', 'error-code': 'NOT_FOUND', result: '' });
    expect(errorsOf(step)).toEqual([expect.stringContaining('There is no host "host_nowhere"')]);
  });

  it('writes no answer to where a link of the checkout leads', async () => {
    const elsewhere = new RequestSteps();
    mkdirSync(join(elsewhere.workspace.folder, 'secret'));
    symlinkSync(join(elsewhere.workspace.folder, 'secret'), join(steps.workspace.folder, 'out'));
    const step = await call({ body: echo('a'), 'result-path': 'out/a.json' });
    expect(errorsOf(step)).toEqual([expect.stringMatching(/^result-path: .*link/)]);
    expect(existsSync(join(elsewhere.workspace.folder, 'secret/a.json'))).toBe(false);
    const own = join(steps.workspace.folder, 'own.json');
    symlinkSync(join(elsewhere.workspace.folder, '.mcp.json'), own);
    const before = readFileSync(own, 'utf8');
    expect((await call({ body: echo('a'), 'result-path': 'own.json' })).conclusion).toBe('success');
    expect(readFileSync(own, 'utf8')).toContain('Echo: a');
    expect(readFileSync(join(elsewhere.workspace.folder, '.mcp.json'), 'utf8')).toBe(before);
    await elsewhere.finish();
  });
});
