import { capturesAnything } from '../captures.ts';
import { ITERATION_FOLDER } from '../execution-settings.ts';
import { matchRules } from '../match-rules.ts';
import { asksServer, type ServerStep } from '../server-step.ts';
import type { Step, TestCase } from '../test-case.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The part of a case that says what tools are given. */
export type ArgumentGiving = Pick<TestCase, 'steps' | 'predicates' | 'matchOptions'>;

/** Arguments that a case gives a tool, or expects a model to give it. */
export interface ArgumentUse {
  toolName: string;
  /** Null: that of any server of the case. */
  server: Pick<ServerStep, 'serverId' | 'serverName'> | null;
  /** Where they stand in the case. */
  path: PropertyKey[];
  /** For a sentence that goes on with the tool. */
  doing: string;
  given: GivenArguments;
}

/** Arguments as they are written. */
export interface GivenArguments {
  arguments: JsonObject;
  /** Whether what stands there is filled in later, or stands for any of its kind. */
  isOpen(value: unknown): boolean;
  /** Whether a call may have more than these, at each level. */
  isPart: boolean;
}

/** What is wrong with arguments, and where below them. */
export interface ArgumentMisfit {
  path: readonly (string | number)[];
  message: string;
}

/** What arguments are held against. */
export interface FittingTool {
  serverName: string;
  /** What a call of it cannot have; empty also where that cannot be told. */
  misfitsOf(given: GivenArguments): readonly ArgumentMisfit[];
}

/** Something that a case gives a tool, or expects it to be given, and that the tool does not take. */
export interface CaseMisfit {
  /** From the case on. */
  path: PropertyKey[];
  /** Goes on after the name of the case. */
  message: string;
}

/** Words that stand for a type where arguments are compared in part. */
const TYPE_WORDS = ['any', 'string', 'number', 'boolean', 'object', 'array', 'null'];

/**
 * Arguments that do not fit the tools they are for. A step that expects an error is let alone: it may
 * be the wrong arguments that are to be refused.
 *
 * @param toolsOf those that a use may mean; empty where that is not known
 */
export function findMisfits(
  testCase: ArgumentGiving,
  toolsOf: (use: ArgumentUse) => readonly FittingTool[],
): CaseMisfit[] {
  return argumentUses(testCase).flatMap((use) => {
    const found = toolsOf(use).map((tool) => ({ tool, misfits: tool.misfitsOf(use.given) }));
    const [first] = found;
    // One of them that takes them is the one that is meant.
    if (first === undefined || found.some(({ misfits }) => misfits.length === 0)) return [];
    const whose = `${JSON.stringify(use.toolName)} of server ${JSON.stringify(first.tool.serverName)}`;
    return first.misfits.map(({ path, message }) => ({
      path: [...use.path, ...path],
      message: `${use.doing} ${whose}, but ${message}${unfilledHint(valueAt(use.given.arguments, path))}`,
    }));
  });
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/** A captured value's name; where it is held against a schema as it stands, nothing captures it. */
const UNFILLED = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;

function unfilledHint(value: unknown): string {
  const [, name] = typeof value === 'string' ? (UNFILLED.exec(value) ?? []) : [];
  return name === undefined
    ? ''
    : ` No step captures ${JSON.stringify(name)}: one before needs \`capture: { ${name}: $ }\`.`;
}

/** Every place of a case that says what a tool is given. */
export function argumentUses(testCase: ArgumentGiving): ArgumentUse[] {
  const { steps, predicates } = testCase;
  const isOpen = opennessOf(testCase);
  const refused = new Set(
    steps.flatMap((step, index) =>
      step.kind === 'toolCall' && expectsError(steps, index) ? step.toolName : [],
    ),
  );
  const expected = (assertion: unknown, path: PropertyKey[]): ArgumentUse[] => {
    const wanted = expectedCall(assertion, testCase);
    if (wanted === null || refused.has(wanted.toolName)) return [];
    const { toolName, args, isPart } = wanted;
    const isOpenHere = (value: unknown) =>
      isOpen(value) || (isPart && TYPE_WORDS.some((word) => word === value));
    const given = { arguments: args, isOpen: isOpenHere, isPart };
    const doing = 'expects a call of';
    return [{ toolName, server: null, path: [...path, 'args', 'args'], doing, given }];
  };
  const ofSteps = steps.flatMap((step, index): ArgumentUse[] => {
    const path = ['steps', index];
    if (step.kind === 'assert') return expected(step.assertion, [...path, 'assertion']);
    if (step.kind !== 'toolCall' || expectsError(steps, index)) return [];
    const { toolName, serverId, serverName } = step;
    const given = { arguments: step.arguments, isOpen, isPart: false };
    const server = { serverId, serverName };
    return [{ toolName, server, path: [...path, 'arguments'], doing: 'calls', given }];
  });
  const ofCase = (predicates?.list ?? []).flatMap((assertion, index) =>
    expected(assertion, ['predicates', 'list', index]),
  );
  return [...ofSteps, ...ofCase];
}

/** Texts that have another value by the time they are sent. */
function opennessOf(testCase: ArgumentGiving): (value: unknown) => boolean {
  const captures = capturesAnything(testCase);
  return (value) =>
    typeof value === 'string' &&
    (value.includes(ITERATION_FOLDER) || (captures && value.includes('{{')));
}

/** Whether a step is to end in an error, by its own words or by an assertion on its result. */
function expectsError(steps: readonly Step[], index: number): boolean {
  const step = steps[index];
  if (step === undefined || !asksServer(step)) return false;
  const isError = (assertion: object) =>
    'type' in assertion &&
    assertion.type === 'isError' &&
    !('value' in assertion && assertion.value === false);
  if (step.expectError !== undefined || (step.expect ?? []).some(isError)) return true;
  const rest = steps.slice(index + 1);
  const next = rest.findIndex(({ kind }) => kind !== 'assert');
  return rest
    .slice(0, next === -1 ? rest.length : next)
    .some((one) => one.kind === 'assert' && isError(one.assertion));
}

function expectedCall(
  assertion: unknown,
  { matchOptions }: ArgumentGiving,
): { toolName: string; args: JsonObject; isPart: boolean } | null {
  const { type, toolName, args } = assertion as {
    type?: string;
    toolName: string;
    args: { args: JsonObject; argumentMatching?: string };
  };
  if (type !== 'toolCalledWith') return null;
  const matching = args.argumentMatching ?? matchRules(matchOptions).argumentMatching;
  return matching === 'ignore' ? null : { toolName, args: args.args, isPart: matching !== 'exact' };
}
