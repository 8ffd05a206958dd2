/** What the README and the tutorial say, on the archive that runners download, unpacked. */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { folderWith, writeIn } from '../support/folder.ts';
import { CALCULATOR, evaluate, Job } from '../support/runner.ts';

const ROOT = join(import.meta.dirname, '../..');
const ACTION = '.github/actions/mcp-eval-gate';
const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
/** Without the network, and without what a shell has set up. */
const env = { ...process.env, PATH, CHECKOUT: ROOT, GIT_AUTHOR_NAME: 'a', GIT_COMMITTER_NAME: 'a' };
const identity = { GIT_AUTHOR_EMAIL: 'a@b.test', GIT_COMMITTER_EMAIL: 'a@b.test' };
const NETWORK = /^(?:npm |git push|git remote )/;

interface Block {
  /** The file that the sentence before it names. */
  file: string | undefined;
  language: string;
  text: string;
  first: string | undefined;
}
const blocksOf = (page: string): Block[] =>
  [
    ...readFileSync(join(ROOT, page), 'utf8').matchAll(
      /(?:`([^`\n]+)`[^`\n]*:\n\n)?```(\w+)\n([\s\S]*?)```/g,
    ),
  ].map(([, file, language = '', text = '']) => {
    return { file, language, text, first: text.split('\n')[0] };
  });

/** Runs the lines of a block that need no network. Returns what they print, and the exit code. */
function runIn(folder: string, { text }: Block) {
  const lines = text.split('\n').filter((line) => !NETWORK.test(line));
  const options = { cwd: folder, env: { ...env, ...identity }, encoding: 'utf8' } as const;
  try {
    return { code: 0, out: execFileSync('bash', ['-ec', lines.join('\n')], options) };
  } catch (error) {
    return { code: 1, out: String(Object(error).stdout) };
  }
}

/** Runs the step of a workflow that uses the action. */
async function runStep(workspace: string, workflow: string) {
  const { jobs } = parse(workflow);
  const steps: { id?: string; with: Record<string, string> }[] = jobs.evals.steps;
  const inputs = steps.find(({ id }) => id === 'evals')?.with ?? {};
  const job = new Job({}, workspace);
  const { outputs } = await job.run({
    inputs: Object.fromEntries(Object.entries(inputs).map(([key, text]) => [key, evaluate(text)])),
    entry: join(workspace, ACTION, 'dist/index.js'),
    variables: { PATH },
  });
  return outputs['verdict'];
}

test('the files of the README pass', async () => {
  const [workflow, suite, servers, archive] = blocksOf('README.md');
  if (!workflow || !suite?.file || !servers || !archive) throw new Error('a block is missing');
  // The one of the page comes from the network.
  expect(Object.keys(JSON.parse(servers.text).mcpServers)).toEqual(['everything']);
  const mcpServers = { everything: CALCULATOR };
  const folder = folderWith({ '.mcp.json': JSON.stringify({ mcpServers }) });
  writeIn(folder, { 'evals/suite.yaml': suite.text });
  const text = archive.text.replaceAll('REPOSITORY', folder).replace('git ', `git -C "$CHECKOUT" `);
  expect(runIn(folder, { ...archive, text })).toMatchObject({ code: 0 });
  expect(await runStep(folder, workflow.text)).toBe('passed');
});

const home = folderWith();
const folder = join(home, 'library');
const blocks = blocksOf('docs/tutorial.md');
const workflow = blocks.find(({ file }) => file?.startsWith('.github/'))?.text ?? '';
const verdicts: string[] = [];

test.each(blocks)('tutorial: $language $first', async (block) => {
  const { file, language, text } = block;
  if (file !== undefined) writeIn(folder, { [file]: text });
  if (language !== 'sh') return;
  const isFirst = verdicts.length === 0 && text.includes('mkdir');
  const { code, out } = runIn(isFirst ? home : folder, block);
  const isRun = text.includes(' run ');
  expect(code).toBe(isRun && verdicts.at(-1) === 'failed' ? 1 : 0);
  if (isFirst) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  if (isRun) verdicts.push(out.trim().split('\n').at(-1) ?? '');
  if (text.includes('git commit')) verdicts.push((await runStep(folder, workflow)) ?? '');
});

test('the tutorial ends as it says', () => {
  const said = blocks.find(({ language }) => language === 'text')?.text.trim();
  const broken = expect.stringContaining('"75 cents"');
  expect(verdicts).toEqual([said, 'passed', 'failed', broken, 'passed']);
});
