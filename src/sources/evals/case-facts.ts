import { assertionsOf } from '../../api/case-evidence.ts';
import { matchRulesOf, type TestCase } from '../../api/cases/cases.ts';
import { isAsked, providerOf } from '../../api/cases/models.ts';
import { asksServer, findServer } from '../../api/cases/steps.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { digestOf } from '../../report/identity.ts';
import type { ReportCase } from '../../report/report.ts';
import type { SuiteFile } from '../suite/suite-file.ts';

/** A server that the cases of a suite can call. */
export interface CaseServer {
  id: string;
  name: string;
}

/**
 * A digest of what a case does: not of its title, how often it runs, and what is only stored. Short
 * form and steps of the API that mean the same have one digest.
 */
export function definitionOf(test: TestCase, servers: readonly CaseServer[]): string {
  const { steps, model, provider, isNegativeTest = false, matchOptions, predicates } = test;
  const does = steps.flatMap((one): object[] => {
    if (!asksServer(one)) {
      const { id, ...step } = one;
      return [step];
    }
    const { id, serverId, serverName, expect = [], ...step } = one;
    const asserts = expect.map((assertion) => ({ kind: 'assert', assertion }));
    return [{ arguments: {}, ...step, server: findServer(servers, one)?.name }, ...asserts];
  });
  const ofModel = isAsked(test) && {
    model: modelName(model, provider),
    isNegativeTest,
    config: test.advancedConfig ?? {},
  };
  const ofCalls = { rules: matchRulesOf(matchOptions), predicates: predicates?.list ?? [] };
  return digestOf(canonicalJson([does, ofModel, ofCalls]));
}

/**
 * The tools that a case calls, expects or forces, but for those that must not be called, and the prompts
 * and resources that it asks for. One is left out if several servers could have it.
 */
export function toolsOf(test: TestCase, servers: readonly CaseServer[]): ReportCase['tools'] {
  const found = new Map<string, ReportCase['tools'][number]>();
  type Kind = ReportCase['tools'][number]['kind'];
  const note = (server: string | undefined, name: string, kind?: Kind) => {
    if (server !== undefined)
      found.set(JSON.stringify([server, name, kind]), { server, name, kind });
  };
  for (const step of test.steps) {
    if (step.kind === 'toolCall') note(findServer(servers, step)?.name, step.toolName);
    if (step.kind === 'promptGet')
      note(findServer(servers, step)?.name, step.promptName, 'prompts');
    if (step.kind === 'resourceRead') note(findServer(servers, step)?.name, step.uri, 'resources');
  }
  const anyServer = findServer(servers, {})?.name;
  for (const { assertion } of assertionsOf(test)) {
    if (assertion.type === 'toolNeverCalled' || !('toolName' in assertion)) continue;
    note(anyServer, String(assertion.toolName));
  }
  const { toolChoice } = test.advancedConfig ?? {};
  if (typeof toolChoice === 'object') note(anyServer, toolChoice.toolName);
  return [...found.values()];
}

/** The line of a step in the suite file, by its id; without one that of the case. */
export function lineOf({ tests, placeOf }: SuiteFile, test: number, id: string | null) {
  const at = tests[test]?.steps.findIndex((step) => step.id === id) ?? -1;
  return placeOf(test, at === -1 ? null : at).line;
}

/** A model as `provider/model`; null without one. */
export function modelName(
  model: string | null | undefined,
  stated: string | null | undefined,
): string | null {
  if (!model) return null;
  const provider = providerOf(model, stated);
  const isWhole = provider === '' || model.toLowerCase().startsWith(`${provider}/`);
  return isWhole ? model : `${provider}/${model}`;
}
