/** What is wrong in lists of servers, and at which line. */
import { describe, expect, it } from '@jest/globals';
import { readMcpConfig } from '../../../src/service/config/mcp-config.ts';
import { StartError } from '../../../src/service/config/start-error.ts';

/** A list whose server has its first member in line 4. */
const listOf = (server: object) => JSON.stringify({ mcpServers: { library: server } }, null, 1);

const reading = (server: object) =>
  readMcpConfig('/w/.mcp.json', {}, '/w', listOf(server)).catch((error: unknown) => error);

describe('what only a workflow fills in', () => {
  it.each([
    [`\${{ secrets.MY_TOKEN }}`, `Write \${MY_TOKEN}, and set MY_TOKEN in the step's \`env\`.`],
    [`Bearer \${{ secrets.MY_TOKEN || 'x' }}`, `Write \${NAME}, and set NAME`],
  ])('is a mistake of the server that has it: %s', async (written, told) => {
    const config = await reading({ command: 'x', env: { T: written } });
    expect(config).toMatchObject({
      servers: [{ problems: [expect.stringContaining(`env.T: an expression of a workflow`)] }],
    });
    expect(JSON.stringify(config)).toContain(told);
  });
});

describe('a list of servers with several mistakes', () => {
  it('tells a variable that is not set at its own line', async () => {
    const found = await reading({
      command: 'x',
      env: { T: `\${TOKEN}` },
      args: [`\${DIR}`],
      cwd: 3,
    });
    expect(found).toBeInstanceOf(StartError);
    expect(found).toMatchObject({
      problems: [
        {
          place: '6:5',
          message: expect.stringMatching(/^server "library": env\.T: .*TOKEN is not/),
        },
        {
          place: '9:5',
          message: expect.stringMatching(/^server "library": args\[0\]: .*DIR is not/),
        },
        { place: '11:4', message: expect.stringMatching(/^server "library": cwd: must be a text/) },
      ],
    });
  });
});
