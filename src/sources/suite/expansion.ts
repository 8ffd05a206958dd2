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
  tags: string[];
  skip: string | undefined;
}
type Placed = [step: Step, origin: Origin];

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
  const parts = list ?? [{ one: written, base }];
  const placed = parts.flatMap((part, at): Placed[] => {
    const { one } = part;
    if ('kind' in one) return [[one, { base: part.base, at: part.base }]];
    return expandStep(one, stepId(at), part.base, servers);
  });
  const steps = placed.map(([step]) => withServer(step, suite.server));
  const short = parts.flatMap(({ one }) => ('kind' in one ? [] : [one]));
  const toolCallOrder = short.map(({ order }) => orderOf(order)).find((one) => one !== undefined);
  const isAsked = steps.some(({ kind }) => kind === 'prompt');
  const model = written.model ?? (isAsked ? suite.model : undefined);
  return (written.models ?? [model]).map((one, at) => {
    const provider = one === undefined ? written.provider : providerOf(one, written, suite);
    const hasPrefix = provider === undefined || one?.startsWith(`${provider}/`);
    const named = hasPrefix ? one : `${provider}/${one}`;
    const test: TestCase = {
      title: written.models === undefined ? written.title : `${written.title} [${named}]`,
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
    return {
      test,
      origin: { base, at: [...base, 'title'], model: at },
      steps: placed.map(([, origin]) => origin),
      tags: written.tags ?? [],
      skip: written.skip,
    };
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
): Placed[] {
  const { prompt, calls = [], order, never = [], expect = [] } = written;
  const action = ['call', 'read', 'get', 'list', 'prompt'].find((key) => key in written) ?? '';
  const assert = (suffix: string, assertion: Assertion, ...path: Path): Placed => {
    const at = [...base, ...path];
    return [
      { id: `${id}-${suffix}`, kind: 'assert', assertion },
      { base: at, at },
    ];
  };
  const first = order === 'first' ? calls.slice(0, 1) : [];
  const expected = expect.flatMap((parts, at) => parts.map((part) => ({ part, at })));
  const step: Step =
    prompt === undefined ? serverStep(written, id, servers) : { id, kind: 'prompt', prompt };
  return [
    [step, { base, at: [...base, action] }],
    ...first.map(({ tool }) => assert('first', { type: 'firstToolWas', toolName: tool }, 'order')),
    ...calls.map(({ tool: toolName, args }, at) => {
      const assertion: Assertion = { type: 'toolCalledWith', toolName, args };
      return assert(`calls-${at + 1}`, assertion, 'calls', at, toolName);
    }),
    ...(isNever(never) ? [] : never).map((toolName, at) =>
      assert(`never-${at + 1}`, { type: 'toolNeverCalled', toolName }, 'never', at),
    ),
    ...expected.map(({ part, at }, number) => {
      const assertion = prompt === undefined ? part.assertion : part.ofAnswer;
      return assert(`expect-${number + 1}`, assertion, 'expect', at, ...part.at);
    }),
  ];
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
export function splitTarget(text: string, servers: readonly string[]) {
  const known = servers.filter((server) => text.startsWith(`${server}/`));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  const slash = longest?.length ?? text.indexOf('/');
  if (slash < 1) return [undefined, text] as const;
  return [text.slice(0, slash), text.slice(slash + 1)] as const;
}

function withServer(one: Step, serverName: string | undefined): Step {
  if (!asksServer(one) || one.serverName !== undefined || one.serverId !== undefined) return one;
  return { ...one, serverName };
}
