import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { program } from '../../support/cli/captured-terminal.ts';
import { REFUSED_CASES } from '../../support/service/refused-cases.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-validate-'));
  const steps = ['    steps:', '      - { kind: toolCall, toolName: fee }'];
  const good = ['name: good', 'servers: [library]', 'tests:', '  - title: a', ...steps];
  writeFileSync(join(folder, 'good.yaml'), good.join('\n'));
  writeFileSync(join(folder, 'bad.yaml'), good.join('\n').replace('toolCall', 'toolCal'));
  writeFileSync(join(folder, 'gate.yml'), 'min-pass-rate: 0.9\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const validate = (...args: string[]) => program(folder, ['validate', ...args]);

describe('validate', () => {
  it('counts the cases of what is right, and asks for no server', async () => {
    expect(await validate('good.yaml')).toEqual({
      ...{ exitCode: 0, stdout: '✓ good.yaml 1 case\n', stderr: '' },
    });
  });

  it('tells mistakes with file, line and column, of all files', async () => {
    const { exitCode, stdout } = await validate('bad.yaml', 'none.yaml', 'good.yaml');
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/^✗ bad\.yaml\n {4}bad\.yaml:6:\d+: /);
    expect(stdout).toMatch(/^✗ none\.yaml\n {4}none\.yaml: there is no such file/m);
    expect(stdout).toMatch(/^✓ good\.yaml 1 case$/m);
  });

  it('takes an option that is empty for one that is left out, as an input of the action', async () => {
    for (const empty of ['', ' ']) {
      const options = ['--max-cost', empty, '--iterations', empty];
      expect(await validate('good.yaml', ...options)).toMatchObject({ exitCode: 0 });
    }
    const once = ['--max-cost', '', '--max-cost', '0'];
    expect(await validate('good.yaml', ...once)).toMatchObject({
      ...{ exitCode: 2, stdout: expect.stringContaining('--max-cost: ') },
    });
  });

  it('holds options and the gate file to their rules too, once', async () => {
    const options = ['--gate-file', 'gate.yml', '--iterations', '0', '--json'];
    const { exitCode, stdout } = await validate('good.yaml', 'bad.yaml', ...options);
    expect(exitCode).toBe(2);
    const { problems } = JSON.parse(stdout);
    const places = problems.map(({ where }: { where: string }) => where.split(':')[0]);
    expect(places).toEqual(['--iterations', 'bad.yaml']);
    const alone = await validate('good.yaml', '--gate-file', 'gate.yml');
    expect(alone.exitCode).toBe(2);
    expect(alone.stdout).toContain('gate.yml:1:');
  });
});

describe('validate, beside a list of servers', () => {
  const LIST = 'servers.json';
  const library = {
    command: 'node',
    args: ['dist/library.js'],
    env: { TOKEN: `\${NO_SUCH_TOKEN}` },
  };
  const against = (list: string, ...suites: string[]) => {
    writeFileSync(join(folder, LIST), list);
    return validate(...suites, '--mcp-config', LIST, '--json');
  };
  const suiteOf = (name: string, servers: string, step: string) =>
    writeFileSync(
      join(folder, name),
      `name: s\nservers: [${servers}]\ntests:\n  - title: a\n    steps:\n      - { kind: toolCall, ${step}toolName: fee }\n`,
    );

  it('asks for the servers by their names, and for none of what they need to be started', async () => {
    const off = { command: 'node', disabled: true };
    const list = JSON.stringify({ mcpServers: { library, other: { command: 'x' }, off } });
    suiteOf('suite.yaml', 'libary', '');
    suiteOf('step.yaml', 'library', 'serverName: libraries, ');
    suiteOf('none.yaml', 'library, other', '');
    suiteOf('off.yaml', '"off"', '');
    const files = ['good.yaml', 'suite.yaml', 'step.yaml', 'none.yaml', 'off.yaml'];
    const { exitCode, stdout, stderr } = await against(list, ...files);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('✓ good.yaml 1 case');
    expect(JSON.parse(stdout).problems).toEqual([
      {
        where: 'suite.yaml:2:11',
        message: expect.stringContaining('no server `libary`. Did you mean `library`?'),
      },
      {
        where: expect.stringMatching(/^step\.yaml:6:/),
        message:
          'case "a" names the server "libraries", which there is not. Did you mean "library"? There is: "library".',
      },
      {
        where: expect.stringMatching(/^none\.yaml:6:/),
        message: expect.stringContaining('names no server, and the run has several'),
        example: 'serverName: library',
      },
      {
        where: 'off.yaml:2:11',
        message: expect.stringContaining('`off` is disabled'),
      },
    ]);
  });

  it('tells what is wrong with the list, once, at its place', async () => {
    const list = '{\n  "mcpServers": {\n    "library": { "comand": "node" }\n  }\n}';
    const { stdout } = await against(list, 'good.yaml', 'good.yaml');
    expect(JSON.parse(stdout).problems).toEqual([
      {
        where: `${LIST}:3:5`,
        message: expect.stringContaining('It has `comand`; call that `command`.'),
      },
    ]);
    const missing = await validate('good.yaml', '--mcp-config', 'nowhere.json');
    expect(missing.stdout).toContain('--mcp-config: there is no file `nowhere.json`');
  });
});

describe('validate tells', () => {
  it('of every case that the service refuses, at its line', async () => {
    const files = REFUSED_CASES.map(([_what, testCase], row) => {
      const suite = { name: 's', model: 'anthropic/m', servers: ['library'], tests: [testCase] };
      writeFileSync(join(folder, `refused-${row}.json`), JSON.stringify(suite, null, 1));
      return `refused-${row}.json`;
    });
    const { exitCode, stdout } = await validate(...files, '--json');
    expect(exitCode).toBe(2);
    const { problems }: { problems: { where: string }[] } = JSON.parse(stdout);
    const told = new Set(problems.map(({ where }) => where.replace(/:\d+:\d+$/, '')));
    const untold = REFUSED_CASES.flatMap(([what], row) =>
      told.has(`refused-${row}.json`) ? [] : [what],
    );
    expect(untold).toEqual([]);
  });

  const prompting = (model: string) => {
    const ask = { kind: 'prompt', prompt: 'hi' };
    const judged = { kind: 'assert', assertion: { type: 'noToolErrors' } };
    const suite = { name: 's', model, tests: [{ title: 'a', steps: [ask, judged] }] };
    writeFileSync(join(folder, 'prompting.json'), JSON.stringify(suite, null, 1));
    return 'prompting.json';
  };

  it('of a provider that is misspelt, and of none that has an address or a key to come', async () => {
    const { exitCode, stdout } = await validate(prompting('antropic/m'));
    expect(exitCode).toBe(2);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /prompting\.json:\d+:\d+: the model `antropic\/m` .* Did you mean `anthropic`\?/,
    );
    for (const [model, ...options] of [
      ['antropic/m', '--model-base-urls', 'antropic=http://127.0.0.1:9/v1'],
      ['acme/m'],
      ['anthropic/m'],
    ] as const) {
      const { exitCode: none } = await validate(prompting(model), ...options);
      expect([model, none]).toEqual([model, 0]);
    }
  });

  it('of more iterations than a run may have', async () => {
    const tests = Array.from({ length: 101 }, (_, n) => ({
      title: `${n}`,
      runs: 1_000,
      steps: [{ kind: 'toolCall', toolName: 'fee' }],
    }));
    writeFileSync(join(folder, 'many.json'), JSON.stringify({ name: 's', tests }));
    const { exitCode, stdout } = await validate('many.json');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('many.json: the cases have 101000 iterations in all');
    expect((await validate('many.json', '--iterations', '5')).exitCode).toBe(0);
  });
});
