import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServiceProgram } from '../../support/service/service-program.ts';

let service: ServiceProgram;

beforeAll(async () => {
  service = await ServiceProgram.start({ program: 'source' });
});

afterAll(() => service.stop());

const projectNames = async (key?: string) => {
  const { status, body } = await service.call('GET', '/projects', undefined, key);
  return { status, body };
};

describe('ServiceProgram', () => {
  it('serves the API to its key', async () => {
    expect(await projectNames()).toMatchObject({
      status: 200,
      body: { items: [{ name: 'Default' }] },
    });
  });

  it('makes and revokes keys by the command line', async () => {
    const { id, key } = await service.createKey();
    expect((await projectNames(key)).status).toBe(200);
    await service.command('keys', 'revoke', id);
    expect(await projectNames(key)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });

  it('comes back on the same address with the same key after it was killed', async () => {
    const { baseUrl } = service;
    await service.kill9();
    await expect(projectNames()).rejects.toThrow();
    await service.restart();
    expect(service.baseUrl).toBe(baseUrl);
    expect((await projectNames()).status).toBe(200);
  });
});
