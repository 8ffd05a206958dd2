import type { Assertion } from '../../../contract/cases/assertion.ts';
import { serverOf } from '../../../contract/cases/foreign-servers.ts';
import type { TestCase } from '../../../contract/cases/test-case.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import { suggestNames } from '../../../text/suggested-names.ts';
import type { RunServer, ServerFinding } from '../plan.ts';
import { providerNames } from './model-tools.ts';
import { hasNoTool, toldNames } from './near-names.ts';
import { usedServers } from './used-servers.ts';

/** The part of a case that names tools. */
export type ToolNaming = Pick<TestCase, 'steps' | 'predicates' | 'advancedConfig'>;

/** What was found out about the servers of a run before anything of it was carried out. */
export interface KnownServers {
  servers: readonly Pick<RunServer, 'id' | 'name'>[];
  findings: readonly ServerFinding[];
  /** Takes out of the names of tools what nobody is to see. */
  redactor: Redactor;
}

/** Assertions that hold only where the tool they name was called. */
const CALL_ASSERTIONS = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'] as const;

function demandedTool(assertion: Assertion): string | undefined {
  if (!('type' in assertion)) return undefined;
  const { type } = assertion;
  const demands = CALL_ASSERTIONS.some((one) => one === type);
  return demands && 'toolName' in assertion ? assertion.toolName : undefined;
}

/** The tools of the servers a case uses, as far as they are known. */
class CaseTools {
  readonly #testCase: ToolNaming;
  readonly #known: KnownServers;
  readonly #used: readonly Pick<RunServer, 'id' | 'name'>[];

  constructor(testCase: ToolNaming, known: KnownServers) {
    this.#testCase = testCase;
    this.#known = known;
    this.#used = usedServers(testCase, known.servers);
  }

  /** How many steps of the case do something before that one. */
  actionsBefore(stepIndex: number): number {
    const before = this.#testCase.steps.slice(0, stepIndex);
    return before.filter(({ kind }) => kind !== 'assert').length;
  }

  /** Names of tools as they are told. */
  told(names: readonly string[]): Redacted[] {
    return toldNames(names, this.#known.redactor);
  }

  /** Tools of one server; null where they are not known, or may be others by then. */
  ofServer(serverId: string, actionsBefore: number): readonly string[] | null {
    const finding = this.#known.findings.find((one) => one.serverId === serverId);
    if (finding === undefined || finding.tools === null) return null;
    return finding.toolsMayChange && actionsBefore > 0 ? null : finding.tools;
  }

  /** Tools of all servers the case uses; null where one of them has to be left open. */
  ofAll(actionsBefore: number): string[] | null {
    const lists = this.#used.map(({ id }) => this.ofServer(id, actionsBefore));
    const known = lists.filter((tools) => tools !== null);
    return known.length === lists.length ? known.flat() : null;
  }

  /** By which a model may be told to call one: as the server names it, or as the model knows it. */
  choosable(): string[] | null {
    const lists = this.#used.map(({ id, name }) =>
      this.ofServer(id, 0)?.flatMap((tool) => [
        tool,
        ...providerNames(name, this.#known.redactor.text(tool)),
      ]),
    );
    const known = lists.filter((tools) => tools !== undefined);
    return known.length === lists.length ? known.flat() : null;
  }
}

/**
 * Why a case cannot pass: every tool it needs that is not there. Empty where nothing is missing, or
 * where it cannot be told before the case has run.
 */
export function findMissingTools(testCase: ToolNaming, known: KnownServers): string[] {
  const tools = new CaseTools(testCase, known);
  const ofSteps = testCase.steps.flatMap((step, index) => {
    const actions = tools.actionsBefore(index);
    if (step.kind === 'assert') return missingInAssertion(step.assertion, tools, actions - 1);
    // A tool that is not there may be what is to be turned down.
    if (step.kind !== 'toolCall' || step.expectError !== undefined) return [];
    const server = serverOf(step, known.servers);
    const names = server === undefined ? null : tools.ofServer(server.id, actions);
    if (server === undefined || names === null || names.includes(step.toolName)) return [];
    return [hasNoTool(server.name, step.toolName, tools.told(names))];
  });
  const allActions = tools.actionsBefore(testCase.steps.length);
  const ofPredicates = (testCase.predicates?.list ?? []).flatMap((assertion) =>
    missingInAssertion(assertion, tools, allActions - 1),
  );
  return [...new Set([...ofSteps, ...ofPredicates, ...missingChoice(testCase, tools)])];
}

function missingInAssertion(assertion: Assertion, tools: CaseTools, actions: number): string[] {
  const wanted = demandedTool(assertion);
  const names = tools.ofAll(actions);
  if (wanted === undefined || names === null || names.includes(wanted)) return [];
  const type = 'type' in assertion ? assertion.type : assertion.kind;
  return [`${type} cannot hold: ${noServerHas(wanted, tools.told(names))}`];
}

const noServerHas = (wanted: string, names: readonly Redacted[]) =>
  `no server of the case has a tool ${JSON.stringify(wanted)}. ${suggestNames(wanted, names, 'There are')}`;

function missingChoice({ steps, advancedConfig }: ToolNaming, tools: CaseTools): string[] {
  const choice = advancedConfig?.toolChoice;
  if (typeof choice !== 'object' || choice === null || !('toolName' in choice)) return [];
  const { toolName } = choice;
  const isFirst = steps.find(({ kind }) => kind !== 'assert')?.kind === 'prompt';
  const names = isFirst ? tools.choosable() : null;
  if (typeof toolName !== 'string' || names === null || names.includes(toolName)) return [];
  return [`advancedConfig.toolChoice cannot be met: ${noServerHas(toolName, tools.told(names))}`];
}

/** Tools that steps expect an error of and that their server does not have, with a hint each. */
export function findUnknownRefusingTools(
  testCase: ToolNaming,
  known: KnownServers,
): { stepId: string; toolName: string; hint: string }[] {
  const tools = new CaseTools(testCase, known);
  return testCase.steps.flatMap((step, index) => {
    if (step.kind !== 'toolCall' || step.expectError === undefined) return [];
    const { id: stepId, toolName } = step;
    const server = serverOf(step, known.servers);
    const names =
      server === undefined ? null : tools.ofServer(server.id, tools.actionsBefore(index));
    if (names === null || names.includes(toolName)) return [];
    return [{ stepId, toolName, hint: suggestNames(toolName, tools.told(names), 'It has') }];
  });
}

/** Tools that `toolNeverCalled` assertions of a case name and that nobody has, with a hint each. */
export function findUnknownForbiddenTools(
  testCase: ToolNaming,
  known: KnownServers,
): { toolName: string; hint: string }[] {
  const tools = new CaseTools(testCase, known);
  const judged = [
    ...testCase.steps.flatMap((step, index) =>
      step.kind === 'assert' ? [{ assertion: step.assertion, at: index }] : [],
    ),
    ...(testCase.predicates?.list ?? []).map((assertion) => ({
      assertion,
      at: testCase.steps.length,
    })),
  ];
  return judged.flatMap(({ assertion, at }) => {
    if (!('type' in assertion) || assertion.type !== 'toolNeverCalled') return [];
    const { toolName } = assertion;
    const names = tools.ofAll(tools.actionsBefore(at) - 1);
    if (names === null || names.includes(toolName)) return [];
    return [{ toolName, hint: suggestNames(toolName, tools.told(names), 'There are') }];
  });
}
