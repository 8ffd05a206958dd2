import type { Assertion } from '../../api/cases/assertions.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import { asksServer, type ServerStep, type Step } from '../../api/cases/steps.ts';
import type { Origin, Path } from './places.ts';
import { isNever, orderOf } from './rules.ts';
import { stepId, type WrittenCase, type WrittenStep, type WrittenSuite } from './schema.ts';

/** A case of the API, and where it and its steps come from. */
export interface Expanded {
  test: TestCase;
  origin: Origin;
  steps: Origin[];
}

const LISTS = {
  tools: 'toolList',
  prompts: 'promptList',
  resources: 'resourceList',
  templates: 'resourceTemplateList',
} as const;

/** Expands a case of a file to cases of the API: one for each model. */
export function expandCase(
  written: WrittenCase,
  suite: WrittenSuite,
  base: Path,
  servers: readonly string[],
): Expanded[] {
  const list = written.steps?.map((one, at) => ({ one, base: [...base, 'steps', at] }));
  const steps: Step[] = [];
  const origins: Origin[] = [];
  const parts = list ?? [{ one: written, base }];
  parts.forEach((part, at) => {
    const { one } = part;
    const add = (step: Step, origin: Origin) => {
      steps.push(withServer(step, suite.server));
      origins.push(origin);
    };
    if ('kind' in one) add(one, { base: part.base, at: part.base });
    else expandStep(one, stepId(at), part.base, servers, add);
  });
  const short = parts.flatMap(({ one }) => ('kind' in one ? [] : [one]));
  const toolCallOrder = short.map(({ order }) => orderOf(order)).find((one) => one !== undefined);
  const origin = { base, at: [...base, 'title'] };
  const isAsked = steps.some(({ kind }) => kind === 'prompt');
  const model = written.model ?? (isAsked ? suite.model : undefined);
  return (written.models ?? [model]).map((one) => {
    const provider = one === undefined ? written.provider : providerOf(one, written, suite);
    const hasPrefix = provider === undefined || one?.startsWith(`${provider}/`);
    const suffix =
      written.models === undefined ? '' : ` [${hasPrefix ? '' : `${provider}/`}${one}]`;
    const test: TestCase = {
      title: `${written.title}${suffix}`,
      steps,
      runs: written.runs ?? suite.runs,
      model: one,
      provider,
      isNegativeTest: short.some(({ never }) => isNever(never)) || written.isNegativeTest,
      matchOptions: toolCallOrder === undefined ? written.matchOptions : { toolCallOrder },
      advancedConfig: written.advancedConfig,
      predicates: written.predicates,
      expectedOutput: written.expectedOutput,
      scenario: written.scenario,
    };
    return { test, origin, steps: origins };
  });
}

/** The provider that is named next to a model counts, then the prefix of the model. */
function providerOf(model: string, written: WrittenCase, suite: WrittenSuite): string | undefined {
  const slash = model.indexOf('/');
  const prefix = slash < 1 ? undefined : model.slice(0, slash);
  const isOfSuite = written.model === undefined && written.models === undefined;
  return written.provider ?? (isOfSuite ? suite.provider : undefined) ?? prefix ?? suite.provider;
}

/** Expands a short step: what it does, then an assertion for each thing that it expects. */
function expandStep(
  written: WrittenStep,
  id: string,
  base: Path,
  servers: readonly string[],
  add: (step: Step, origin: Origin) => void,
): void {
  const { prompt, calls = [], order, never = [], expect = [] } = written;
  const action = ['call', 'read', 'get', 'list', 'prompt'].find((key) => key in written) ?? '';
  const isAnswer = prompt !== undefined;
  const step = isAnswer
    ? { id, kind: 'prompt' as const, prompt }
    : serverStep(written, id, servers);
  add(step, { base, at: [...base, action] });
  const assert = (suffix: string, assertion: Assertion, at: Path) => {
    add({ id: `${id}-${suffix}`, kind: 'assert', assertion }, { base: at, at });
  };
  const [first] = calls;
  if (order === 'first' && first !== undefined) {
    assert('first', { type: 'firstToolWas', toolName: first.tool }, [...base, 'order']);
  }
  calls.forEach(({ tool: toolName, args }, at) => {
    const own = [...base, 'calls', at, toolName];
    if (args === null) assert(`calls-${at + 1}`, { type: 'toolCalledAtLeastOnce', toolName }, own);
    else assert(`calls-${at + 1}`, { type: 'toolCalledWith', toolName, args: { args } }, own);
  });
  if (!isNever(never)) {
    never.forEach((toolName, at) => {
      assert(`never-${at + 1}`, { type: 'toolNeverCalled', toolName }, [...base, 'never', at]);
    });
  }
  const expected = expect.flatMap((parts, at) => parts.map((part) => ({ part, at })));
  expected.forEach(({ part, at }, number) => {
    const own = [...base, 'expect', at, ...part.at];
    const assertion = isAnswer ? (part.ofAnswer ?? part.assertion) : part.assertion;
    assert(`expect-${number + 1}`, assertion, own);
  });
}

function serverStep(written: WrittenStep, id: string, servers: readonly string[]): ServerStep {
  const { call, get, read, list = 'tools', with: args = {} } = written;
  const [named, target] = splitTarget(call ?? get ?? '', servers);
  const serverName = named ?? written.server;
  const step = { id, serverName, expectError: written.error, capture: written.save };
  if (call !== undefined) return { ...step, kind: 'toolCall', toolName: target, arguments: args };
  if (read !== undefined) return { ...step, kind: 'resourceRead', uri: read };
  if (get === undefined) return { ...step, kind: LISTS[list] };
  const texts = Object.entries(args).map(([key, value]) => [key, String(value)]);
  const texted = Object.fromEntries(texts);
  return { ...step, kind: 'promptGet', promptName: target, arguments: texted };
}

/** Splits `server/tool`. Names of both can have slashes, so that a known server wins. */
function splitTarget(text: string, servers: readonly string[]): [string | undefined, string] {
  const known = servers.filter((server) => text.startsWith(`${server}/`));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  const slash = longest?.length ?? text.indexOf('/');
  return slash < 1 ? [undefined, text] : [text.slice(0, slash), text.slice(slash + 1)];
}

function withServer(one: Step, server: string | undefined): Step {
  if (!asksServer(one) || server === undefined) return one;
  return one.serverName === undefined && one.serverId === undefined
    ? { ...one, serverName: server }
    : one;
}
