import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { projectSchema, serverSchema } from '../../src/contract/resources/catalogue.ts';
import { runCreatedSchema, runSchema } from '../../src/contract/resources/run.ts';
import { pageSchema } from '../../src/contract/wire/envelope.ts';
import { RemoteRun } from '../support/evals/remote-run.ts';
import { slowCase, suiteFile } from '../support/evals/suite-builder.ts';
import { ServiceProgram } from '../support/service/service-program.ts';

let service: ServiceProgram;
let remote: RemoteRun;
let projectId: string;

beforeAll(async () => {
  service = await ServiceProgram.start({
    flags: ['--requests-per-minute', '6000', '--burst', '200'],
  });
  const { items } = await ask(pageSchema(projectSchema), 'GET', '/projects');
  projectId = items[0]?.id ?? '';
});

afterAll(() => service.stop());

beforeEach(async () => {
  remote = await RemoteRun.prepare(service);
});

afterEach(() => remote.finish());

async function ask<Reply extends z.ZodType>(
  reply: Reply,
  method: string,
  path: string,
  body?: unknown,
): Promise<z.infer<Reply>> {
  return reply.parse((await service.call(method, path, body)).body);
}

const cancelRun = (runId: string | undefined) =>
  ask(runSchema, 'POST', `/projects/${projectId}/eval-runs/${runId}/cancel`);

const slowSuite = (seconds: number) =>
  suiteFile({ name: `slow ${seconds}`, servers: ['everything'], tests: [slowCase(seconds)] });

async function statusOf(runId: string | undefined): Promise<string> {
  return (await ask(runSchema, 'GET', `/projects/${projectId}/eval-runs/${runId}`)).status;
}

/** Starts a run of the service itself, which takes one of the organization's two slots. */
async function occupySlot(): Promise<string> {
  const servers = await ask(pageSchema(serverSchema), 'GET', `/projects/${projectId}/servers`);
  const { title, steps } = slowCase(120);
  const numbered = steps.map((step, index) => ({ id: `step-${index}`, ...step }));
  const { runId } = await ask(runCreatedSchema, 'POST', `/projects/${projectId}/eval-runs`, {
    suiteName: 'occupied',
    serverIds: servers.items.filter(({ name }) => name === 'everything').map(({ id }) => id),
    tests: [{ title, steps: numbered }],
  });
  return runId;
}

describe('the slots for runs of an organization', () => {
  it('are waited for in line, and taken as soon as one is free', async () => {
    const occupied = [await occupySlot(), await occupySlot()];
    remote.workspace.write('suite.yaml', slowSuite(1));
    let freed: Promise<unknown> | null = null;
    const running = remote.start({ 'suite-file': 'suite.yaml' }, (line) => {
      if (line.includes('Waiting in line')) freed ??= cancelRun(occupied[0]);
    });
    const { outputs } = await remote.settle(running);
    await freed;
    await cancelRun(occupied[1]);
    expect(freed).not.toBeNull();
    expect(outputs['verdict']).toBe('passed');
    expect(remote.proxy.requests.length).toBeLessThan(40);
  });

  it('are given back where the job is cancelled', async () => {
    remote.workspace.write('suite.yaml', slowSuite(120));
    let cancel = () => {};
    const running = remote.start({ 'suite-file': 'suite.yaml' }, (line) => {
      if (line.includes('0/1')) cancel();
    });
    cancel = running.cancel;
    const { outputs, conclusion } = await remote.settle(running);
    expect(conclusion).toBe('cancelled');
    expect(outputs['verdict']).toBe('incomplete');
    expect(await statusOf(outputs['run-id'])).toBe('cancelled');
  });

  it('are given back where the deadline passes', async () => {
    remote.workspace.write('suite.yaml', slowSuite(120));
    const { outputs, exitCode } = await remote.run({
      'suite-file': 'suite.yaml',
      'timeout-minutes': '0.3',
    });
    expect(outputs['verdict']).toBe('incomplete');
    expect(exitCode).toBe(1);
    expect(await statusOf(outputs['run-id'])).toBe('cancelled');
  });
});
