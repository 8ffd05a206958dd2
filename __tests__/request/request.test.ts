import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../support/client/scripted-server.ts';
import { errorsOf, RequestSteps, resultFile } from '../support/request/request-step.ts';

/** The step from its sources, on services that answer what none of ours would. */

const KEY = 'sk_key_that_nobody_may_see';
const TOKEN = 'tok-7fQ2mN8xZr4LwK1c';
const entryPoints = { main: '../src/request/index.ts' };
const ACCOUNT = { id: 'u', email: 'ada@example.com', name: 'Ada' };

let steps: RequestSteps;
const services: ScriptedServer[] = [];
beforeEach(() => {
  steps = new RequestSteps();
});
afterEach(async () => {
  await steps.finish();
  await Promise.all(services.splice(0).map((service) => service.close()));
});

async function serve(script: Script): Promise<ScriptedServer> {
  const service = await startScriptedServer(script);
  services.push(service);
  return service;
}

async function ask(service: ScriptedServer, inputs: Readonly<Record<string, string>>) {
  const access = { 'base-url': service.baseUrl, 'api-key': KEY };
  const step = await steps.run({ ...access, ...inputs }, { entryPoints });
  expect(step.rawLog).not.toContain(KEY);
  return step;
}

describe('inputs that are wrong', () => {
  it.each<[Record<string, string>, RegExp[]]>([
    [{}, [/^operation: is missing/]],
    [{ operation: 'account.get', 'api-key': KEY }, [/^api-key: is of no use/]],
    [
      { operation: 'account.get', 'base-url': 'https://a.example/api/v1' },
      [/^api-key: is missing/],
    ],
    [
      {
        operation: 'account.get',
        'base-url': 'https://a.example/api/v1',
        'api-key': KEY,
        'server-sandbox': 'bwrap',
      },
      [/^server-sandbox: works with the embedded service only/],
    ],
    [
      { opertion: 'account.get' },
      [/^opertion: .*Did you mean `operation`/, /^operation: is missing/],
    ],
    [{ operation: 'account.get', 'timeout-minutes': '0' }, [/^timeout-minutes: /]],
    [{ operation: 'account.get', 'mcp-config': 'nowhere.json' }, [/^mcp-config: .*nowhere\.json/]],
    [{ operation: 'account.get', 'result-path': '.' }, [/^result-path: .*is a folder/]],
    [{ operation: 'account.get', 'result-path': '../out.json' }, [/^result-path: .*outside/]],
    [{ operation: 'account.get', 'result-path': '.mcp.json/a' }, [/^result-path: .*is a file/]],
    [{ operation: 'account.get', 'result-path': '.mcp.json/a/b' }, [/^result-path: .*is a file/]],
    // Where nobody may write, whoever it is.
    [{ operation: 'account.get', 'result-path': '/proc/sys/a' }, [/^result-path: .*EACCES/]],
  ])('%j', async (inputs, problems) => {
    const step = await steps.run(inputs, { entryPoints });
    expect(step.conclusion).toBe('failure');
    expect(errorsOf(step)).toEqual(problems.map((one) => expect.stringMatching(one)));
  });
});

describe('an answer', () => {
  it('is written in place of what there was, however odd it is', async () => {
    const service = await serve(() => ({ json: { id: 5, more: ['é'] } }));
    steps.workspace.write('answers/mine.json', 'before');
    const step = await ask(service, {
      operation: 'account.get',
      'result-path': 'answers/mine.json',
    });
    expect(step.conclusion).toBe('success');
    expect(await resultFile(step)).toBe('{"id":5,"more":["é"]}');
    expect(step.annotations).toMatchObject([
      { kind: 'warning', message: expect.stringMatching(/has not the shape of the API: .*id: /) },
    ]);
  });

  it('keeps a secret of its own for later steps, and shows it nowhere', async () => {
    const service = await serve(() => ({ json: { ...ACCOUNT, refreshToken: TOKEN, key: KEY } }));
    const step = await ask(service, { operation: 'account.get' });
    expect(step.masks).toContain(TOKEN);
    expect(step.rawLog).not.toContain(TOKEN);
    expect(JSON.parse(step.outputs['result'] ?? '')).toEqual({
      ...ACCOUNT,
      ...{ refreshToken: TOKEN, key: '***' },
    });
  });

  it('that takes a file is an address, which is as good as a key', async () => {
    const uploadUrl = 'https://files.example.com/api/v1/uploads/abcdef';
    const service = await serve(() => ({ json: { ok: true, uploadUrl, projectId: 'p' } }));
    const parameters = 'projectId: default';
    const step = await ask(service, { operation: 'artifacts.uploadAddress', parameters });
    expect(step.masks).toContain(uploadUrl);
    expect(step.outputs['result']).toContain(uploadUrl);
  });

  it('is told in outputs even where its file cannot be written', async () => {
    const file = join(steps.workspace.folder, 'answer.json');
    const service = await serve(() => {
      mkdirSync(file);
      return { json: ACCOUNT };
    });
    const step = await ask(service, { operation: 'account.get', 'result-path': 'answer.json' });
    expect(step.conclusion).toBe('failure');
    expect(errorsOf(step)).toEqual([expect.stringMatching(/^result-path: /)]);
    expect(JSON.parse(step.outputs['result'] ?? '')).toEqual(ACCOUNT);
  });

  it('with commands of the runner in it is printed as none', async () => {
    const message = 'no\n::set-output name=result::mine\n::error::mine';
    const service = await serve(() => ({ status: 400, json: { code: 'A B', message } }));
    const body = 'name: a\ntemplate: claude';
    const parameters = 'projectId: p';
    const step = await ask(service, { operation: 'hosts.create', parameters, body });
    expect(step.outputs).toMatchObject({ status: '400', 'error-code': '', result: '' });
    expect(errorsOf(step)).toHaveLength(1);
  });
});

it('a step that is cancelled ends at once', async () => {
  const service = await serve(() => {
    running.cancel();
    return 'hang';
  });
  const access = { 'base-url': service.baseUrl, 'api-key': KEY };
  const running = steps.start({ ...access, operation: 'account.get' }, { entryPoints });
  const step = await running.result;
  expect(step).toMatchObject({ conclusion: 'cancelled', leftProcessesBehind: false });
  expect(errorsOf(step)).toEqual(['The job was cancelled.']);
  await step.dispose();
});

it('a service that is down is tried again until the time is over', async () => {
  const service = await serve(() => 'reset');
  await service.close();
  services.pop();
  const step = await ask(service, { operation: 'account.get', 'timeout-minutes': '0.05' });
  expect(step.outputs).toMatchObject({ status: '', 'error-code': '', result: '' });
  expect(errorsOf(step)).toEqual([expect.stringMatching(/after [2-9] attempts/)]);
});

it('a refusal says what the service said, and what to do', async () => {
  const json = { code: 'FORBIDDEN', message: 'not yours' };
  const service = await serve(() => ({ status: 403, json }));
  const step = await ask(service, { operation: 'projects.list' });
  expect(step.outputs).toMatchObject({ status: '403', 'error-code': 'FORBIDDEN' });
  expect(errorsOf(step)).toEqual([
    expect.stringMatching(/owner may not do this.*not yours.*\[403 FORBIDDEN\].*GET \/projects/),
  ]);
});
