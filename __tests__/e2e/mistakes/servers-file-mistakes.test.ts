import { afterEach, describe, expect, it } from '@jest/globals';
import { suiteFile } from '../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

/** Mistakes in a list of servers of many lines, each told at the line where it is. */

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function act(server: object): Promise<ActionResult> {
  const mcpConfig = `${JSON.stringify({ mcpServers: { library: server } }, null, 2)}\n`;
  const suite = suiteFile({ servers: ['library'] });
  const workspace = new EvalWorkspace({ 'suite.yaml': suite, '.mcp.json': mcpConfig });
  const inputs = { 'suite-file': 'suite.yaml' };
  const result = await runAction({ workspace: workspace.folder, inputs });
  cleanUps.push(() => workspace.remove(), result.dispose);
  return result;
}

const toldBy = ({ annotations }: ActionResult, wanted: string) =>
  annotations.filter(({ kind, file }) => kind === wanted && file !== undefined);

const { library } = EXAMPLE_SERVERS;

describe('a mistake in a list of servers', () => {
  it.each([
    [
      'a variable that is not set',
      { command: 'node', env: { A: 'a', TOKEN: `\${MY_TOKEN}` } },
      { file: '.mcp.json', line: 7 },
      /^\.mcp\.json:7:9: server "library": env\.TOKEN: the environment variable MY_TOKEN/,
    ],
    [
      'a word that is misspelt',
      { command: 'node', arg: ['server.js'] },
      { file: '.mcp.json', line: 5 },
      /^\.mcp\.json:5:7: server "library": arg: .* Did you mean `args`\?$/,
    ],
    [
      'a server that is disabled, and named',
      { ...library, disabled: true },
      { file: 'suite.yaml', line: 1 },
      /^suite\.yaml:1:\d+: the server `library` is disabled where it is configured\. Enable it/,
    ],
  ])('is told at its line: %s', async (_, server, place, message) => {
    const result = await act(server);
    expect(toldBy(result, 'error')).toMatchObject([
      { ...place, message: expect.stringMatching(message) },
    ]);
    expect(result.outputs['verdict']).toBe('invalid');
  });

  it('is a warning where it has a file with variables, which nobody reads', async () => {
    const result = await act({ ...library, envFile: '.env' });
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        kind: 'warning',
        message: expect.stringMatching(
          /^\.mcp\.json:\d+:7: server "library" has an `envFile`, which is not read/,
        ),
      }),
    );
    expect(result.outputs['verdict']).toBe('passed');
  });
});
