import { Document, isMap, isNode, isScalar } from 'yaml';
import { OWN_LIMITS } from '../../contract/limits.ts';
import { parseSuiteFile, requireSoundSuite } from '../../evals/suite-file/suite-file.ts';
import type { ServerSurface, SurfaceTool } from '../../model/servers/surface.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { ConfigurationError, formatProblem } from '../../trouble/errors.ts';
import { SCHEMAS_ADDRESS } from '../../version.ts';
import { type Sample, sampleArguments } from './sample-arguments.ts';
import { whyNotCalled } from './skipped-tool.ts';

/** What is known of the suite before there are tools. */
interface SkeletonOptions {
  name: string;
  /** Whether the service is our own, which takes more than others do. */
  isOwn: boolean;
}

/** A suite as text, and how much of it is to be done by whoever asked for it. */
export interface Skeleton {
  text: string;
  cases: number;
  skipped: number;
  madeUp: number;
  /** Tools that no case can be written for, and why. */
  leftOut: { tool: string; why: string }[];
}

interface SkeletonCase {
  test: { title: string; skip?: string; steps: object[] };
  /** For people, above it. */
  about: string | undefined;
  /** Within the arguments of its first step. */
  madeUp: Sample['madeUp'];
}

const TEXT_LENGTH = 200;
const TITLE_LENGTH = 120;
const FILE = 'suite';

const HEADER = [
  ` yaml-language-server: $schema=${SCHEMAS_ADDRESS}suite-file.schema.json`,
  ' (The line above is for completion in editors. For "owner", put in the account that has the action.)',
  '',
  ' An eval suite, made of what the servers say of their tools. Each case calls a tool and fails where',
  ' that ends in an error. Say what its results are to be, case by case: with `expect` below a step, or',
  ' with more assertions. Values marked "made up" are of the right form and mean nothing yet.',
].join('\n');

/**
 * Writes a suite with a case for each tool of some servers. Nothing that the servers say is more in it
 * than a value, or a comment of one line.
 */
export async function suiteSkeleton(
  servers: readonly ServerSurface[],
  options: SkeletonOptions,
): Promise<Skeleton> {
  const titles = new Set<string>();
  const isAlone = servers.length === 1;
  const made: { tool: string; testCase: SkeletonCase }[] = [];
  for (const { server, tools = [] } of servers) {
    if (options.isOwn) {
      const title = unique(`${cleanLine(server, TITLE_LENGTH)} lists its tools`, titles);
      made.push({ tool: server, testCase: listing(server, title, tools.length) });
    }
    for (const tool of tools) {
      const name = cleanLine(tool.name, TITLE_LENGTH);
      const title = unique(isAlone ? name : `${cleanLine(server, 60)}: ${name}`, titles);
      made.push({ tool: tool.name, testCase: calling(server, tool, title, options) });
    }
  }
  const leftOut = made
    .slice(OWN_LIMITS.casesPerSuite)
    .map(({ tool }) => ({ tool, why: 'a suite takes no more cases' }));
  const names = servers.map(({ server }) => server);
  const suite = (cases: readonly SkeletonCase[]) => written(options.name, names, cases);
  let cases = made.slice(0, OWN_LIMITS.casesPerSuite);
  // Each by itself only where something is wrong with one of them: there may be thousands.
  if ((await mistakeIn(suite(cases.map(({ testCase }) => testCase)), options)) !== null) {
    const sound: typeof cases = [];
    for (const one of cases) {
      const why = await mistakeIn(suite([one.testCase]), options);
      if (why === null) sound.push(one);
      else leftOut.push({ tool: one.tool, why });
    }
    cases = sound;
  }
  const all = cases.map(({ testCase }) => testCase);
  return {
    text: suite(all),
    cases: all.length,
    skipped: all.filter(({ test }) => test.skip !== undefined).length,
    madeUp: all.reduce((sum, { madeUp }) => sum + madeUp.length, 0),
    leftOut,
  };
}

function listing(serverName: string, title: string, count: number): SkeletonCase {
  const expect = [{ type: 'jsonPath', path: '$.tools', minCount: 1 }];
  const step = { kind: 'toolList', serverName, ...(count > 0 && { expect }) };
  return { test: { title, steps: [step] }, about: undefined, madeUp: [] };
}

function calling(
  serverName: string,
  tool: SurfaceTool,
  title: string,
  { isOwn }: SkeletonOptions,
): SkeletonCase {
  const { name: toolName, description, title: about, inputSchema, outputSchema } = tool;
  const sampled = sampleArguments(inputSchema);
  const sample = 'value' in sampled ? sampled.value : { arguments: {}, madeUp: [] };
  const skip = whyNotCalled(tool) ?? ('refused' in sampled ? unmade(sampled.refused) : null);
  const call = {
    ...{ kind: 'toolCall', serverName, toolName },
    ...(Object.keys(sample.arguments).length > 0 && { arguments: sample.arguments }),
    ...(isOwn && outputSchema !== undefined && { expect: [{ type: 'matchesOutputSchema' }] }),
  };
  const steps = [call, { kind: 'assert', assertion: { type: 'noToolErrors' } }];
  const test = { title, ...(skip !== null && { skip }), steps };
  return { test, about: description ?? about, madeUp: sample.madeUp };
}

const unmade = (why: string) =>
  `No arguments could be made for this tool: ${cleanLine(why, TEXT_LENGTH)} Write them; then take this line out.`;

function unique(title: string, taken: Set<string>): string {
  const named = title === '' ? 'a tool without a name' : title;
  let [free, count] = [named, 1];
  while (taken.has(free)) {
    count += 1;
    free = `${named} (${count})`;
  }
  taken.add(free);
  return free;
}

/** Why a suite is not taken; null where it is. */
async function mistakeIn(text: string, { isOwn }: SkeletonOptions): Promise<string | null> {
  try {
    requireSoundSuite(await parseSuiteFile(FILE, text), isOwn);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map(formatProblem).join('; ');
  }
}

function written(name: string, servers: string[], cases: readonly SkeletonCase[]): string {
  const tests = cases.map(({ test }) => test);
  // What two tools have in common is written for each.
  const document = new Document({ name, servers, tests }, { aliasDuplicateObjects: false });
  document.commentBefore = HEADER;
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key) && key.value === 'tests') key.spaceBefore = true;
  }
  for (const [index, { about, madeUp }] of cases.entries()) {
    const test = document.getIn(['tests', index], true);
    if (isNode(test) && index > 0) test.spaceBefore = true;
    if (isNode(test) && about !== undefined && about.trim() !== '') {
      test.commentBefore = ` ${cleanLine(about, TEXT_LENGTH)}`;
    }
    for (const path of madeUp) {
      const value = document.getIn(['tests', index, 'steps', 0, 'arguments', ...path], true);
      if (isScalar(value)) value.comment = ' made up';
    }
    const assertion = document.getIn(['tests', index, 'steps', 1, 'assertion'], true);
    if (isMap(assertion)) assertion.flow = true;
  }
  return document.toString({ lineWidth: 0 });
}
