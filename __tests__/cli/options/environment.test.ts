import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keysInEnvironment, withEnvironmentFiles } from '../../../src/cli/options/environment.ts';
import { Captured, program } from '../../support/cli/captured-terminal.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-env-'));
  writeFileSync(join(folder, '.env'), '# mine\nOPENAI_API_KEY="from file"\nB=1\nC=1\n');
  writeFileSync(join(folder, 'more.env'), 'B=2\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function read(environment: Record<string, string>, ...files: string[]) {
  const { signal } = new AbortController();
  const streams = { stdout: new Captured(), stderr: new Captured() };
  return withEnvironmentFiles({ folder, environment, signal, ...streams }, files);
}

describe('files with variables', () => {
  it('say less than the environment, and the last of them more than those before', async () => {
    const { terminal, problems } = await read({ C: 'mine' }, '.env', 'more.env');
    expect(terminal.environment).toEqual({ OPENAI_API_KEY: 'from file', B: '2', C: 'mine' });
    expect(problems).toEqual([]);
  });

  it('are read only where that is asked for, and missed then', async () => {
    expect((await read({})).terminal.environment).toEqual({});
    const { exitCode, stdout } = await program(folder, ['run', 'a.yaml', '--dotenv', 'no.env']);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/--dotenv: cannot read `no\.env`: there is no such file\./);
  });
});

describe('keys of models', () => {
  it('are those that the programs of providers expect in the environment', () => {
    const environment = { ANTHROPIC_API_KEY: 'one', GEMINI_API_KEY: ' two ', OPENAI_API_KEY: '' };
    expect(keysInEnvironment(environment)).toBe('anthropic=one\ngoogle=two');
    expect(keysInEnvironment({})).toBeUndefined();
  });
});
