import { chosenModel, KNOWN_PROVIDERS, providerOf } from '../../contract/cases/model-id.ts';
import { HOSTED_LIMITS, OWN_LIMITS } from '../../contract/limits.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import { meantProvider, providerOfFamily } from '../../inputs/kinds/known-providers.ts';
import { modelName } from '../../model/listed-names.ts';
import { ConfigurationError } from '../../trouble/errors.ts';
import { modelOf, type SuiteCase } from './suite-cases.ts';
import type { SuiteFile, SuiteTest, WrittenSuite } from './suite-file-schema.ts';

/** What is wrong with the models of a suite and its tests. Paths are those of expanded tests. */
export function modelProblems(suite: WrittenSuite): ValidationProblem[] {
  const expressions = [
    ...expressionProblems(suite, []),
    ...suite.tests.flatMap((test, index) => expressionProblems(test, ['tests', index])),
  ];
  if (expressions.length > 0) return expressions;
  const ofSuite = [...listProblems(suite.models, suite, ['models']), ...bothProblems(suite, [])];
  return [...ofSuite, ...suite.tests.flatMap((test, index) => ofTest(suite, test, index))];
}

type Models = Pick<WrittenSuite, 'model' | 'models'>;

function ofTest(
  suite: WrittenSuite,
  test: WrittenSuite['tests'][number],
  index: number,
): ValidationProblem[] {
  const path = ['tests', index];
  const isPrompted = test.steps.some(({ kind }) => kind === 'prompt');
  if (test.models !== undefined) {
    const useless = { path: [...path, 'models'], message: 'has no prompt to run on them.' };
    const provider = test.provider ?? suite.provider;
    return [
      ...bothProblems(test, path),
      ...listProblems(test.models, { provider }, [...path, 'models']),
      ...(isPrompted ? [] : [useless]),
    ];
  }
  if (test.model === undefined && suite.models !== undefined) return [];
  const model = test.model ?? suite.model;
  if (model === undefined) {
    const message = 'has a prompt but no model; give the test or the suite a `model`.';
    return isPrompted && test.skip === undefined ? [{ path, message }] : [];
  }
  if (test.provider ?? suite.provider ?? providerOf(model)) return [];
  return [{ path: test.model ? [...path, 'model'] : ['model'], message: withoutProvider(model) }];
}

/** As other programs write it, `openai:gpt-5-mini`; what stands before other colons is a name. */
const WITH_COLON = /^([a-z]{1,20}):(?:chat:|messages:|responses:)?(.+)$/s;

function withoutProvider(model: string): string {
  const [, provider = '', name = ''] = WITH_COLON.exec(model) ?? [];
  if (KNOWN_PROVIDERS.includes(provider)) {
    return `names no provider: write it with a slash, \`${provider}/${name}\`.`;
  }
  return `names no provider; write \`${providerOfFamily(model) ?? 'provider'}/${model}\`, or give a \`provider\`.`;
}

/** An expression of GitHub, which nothing but a workflow replaces. */
const EXPRESSION = /\$\{\{/;
const UNREPLACED = `has an expression of a workflow (\`\${{ … }}\`), which is replaced in workflows alone. Write the name itself; of several, give \`models\`.`;

/** Models that are named by what only a workflow knows. */
const expressionProblems = (
  { model, provider }: { model?: string | undefined; provider?: string | undefined },
  path: readonly PropertyKey[],
): ValidationProblem[] =>
  Object.entries({ model, provider })
    .filter(([, written]) => written !== undefined && EXPRESSION.test(written))
    .map(([name]) => ({ path: [...path, name], message: UNREPLACED }));

function bothProblems({ model, models }: Models, path: PropertyKey[]): ValidationProblem[] {
  if (model === undefined || models === undefined) return [];
  return [{ path: [...path, 'models'], message: 'stands beside `model`; give one of them.' }];
}

function listProblems(
  models: WrittenSuite['models'],
  defaults: Pick<WrittenSuite, 'provider'>,
  path: PropertyKey[],
): ValidationProblem[] {
  const seen = new Set<string>();
  return (models ?? []).flatMap((entry, index) => {
    const choice = modelOf(entry, defaults);
    const name = modelName(choice);
    const place = [...path, index];
    if (choice.provider === null) return [{ path: place, message: withoutProvider(name) }];
    if (seen.has(name)) return [{ path: place, message: 'is in the list already.' }];
    seen.add(name);
    return [];
  });
}

/** Cases are told apart by their titles: the embedded service stores them so, and reports do. */
export function repeatedTitles(
  cases: readonly SuiteCase[],
  lineOf: (path: readonly PropertyKey[]) => number,
): ValidationProblem[] {
  const first = new Map<string, readonly PropertyKey[]>();
  return cases.flatMap(({ test: { title }, path }) => {
    const other = first.get(title);
    if (other === undefined) {
      first.set(title, path);
      return [];
    }
    const message = `is the title of the test in line ${lineOf(other)} too; each has one of its own.`;
    return { path: [...path, 'title'], message };
  });
}

/** Steps of one test are told apart by their ids. */
export function repeatedStepIds({ tests }: WrittenSuite): ValidationProblem[] {
  return tests.flatMap(({ steps }, test) => {
    const first = new Map<string, number>();
    return steps.flatMap(({ id }, step) => {
      const other = id === undefined ? undefined : first.get(id);
      if (id === undefined) return [];
      if (other === undefined) {
        first.set(id, step);
        return [];
      }
      const message = `is the id of steps[${other}] too; each step of a test has one of its own.`;
      return { path: ['tests', test, 'steps', step, 'id'], message };
    });
  });
}

/** More cases than any suite has. */
export function beyondOwn(cases: readonly SuiteCase[]): ValidationProblem[] {
  const { casesPerSuite } = OWN_LIMITS;
  if (cases.length <= casesPerSuite) return [];
  const message = `there are ${cases.length} cases, one for each row and model, and a suite has ${casesPerSuite}.`;
  return [{ path: ['tests'], message }];
}

const sent = (cases: readonly SuiteCase[]) => cases.filter(({ skip }) => skip === null);

/** Numbers that a hosted service refuses. */
export function beyondHosted(
  { runs }: Pick<WrittenSuite, 'runs'>,
  cases: readonly SuiteCase[],
): ValidationProblem[] {
  const { casesPerSuite, iterationsPerCase } = HOSTED_LIMITS;
  const isMore = (iterations: number | undefined) => (iterations ?? 1) > iterationsPerCase;
  const message = `is more than the ${iterationsPerCase} iterations of a case that a hosted service takes.`;
  const own = sent(cases);
  const tooOften = own.filter(({ test }) => isMore(test.runs));
  const surplus = own[casesPerSuite];
  return [
    ...(surplus === undefined
      ? []
      : [
          {
            path: [...surplus.place],
            message: `is one case too many: a hosted service takes ${casesPerSuite} a suite, and there are ${own.length}.`,
          },
        ]),
    ...(isMore(runs) ? [{ path: ['runs'], message }] : []),
    ...[...new Set(tooOften.map(({ path: [, index] }) => index ?? 0))].map((index) => ({
      path: ['tests', index, 'runs'],
      message,
    })),
  ];
}

/**
 * Finds providers of prompts that nobody gave an address of, and that are nearly one which needs none.
 * @param given providers that have an address, in lower case.
 * @throws ConfigurationError naming each at the first case that prompts a model of it.
 */
export function requireKnownProviders(
  { suite, placeOf }: { suite: SuiteFile; placeOf(test: SuiteTest): string },
  given: readonly string[],
): void {
  const reachable = [...KNOWN_PROVIDERS, ...given];
  const told = new Set<string>();
  const problems = suite.tests
    .filter(({ steps }) => steps.some(({ kind }) => kind === 'prompt'))
    .flatMap((test) => {
      const { model = '', provider } = chosenModel(test, suite);
      const name = provider?.toLowerCase();
      if (name === undefined || reachable.includes(name) || told.has(name)) return [];
      told.add(name);
      const meant = meantProvider(name);
      if (meant === undefined) return [];
      const message =
        `the model \`${model}\` is of the provider \`${name}\`, which is not known. Did you mean ` +
        `\`${meant}\`? For another one, name the address in \`model-base-urls\`.`;
      return [{ where: placeOf(test), message }];
    });
  if (problems.length > 0) throw new ConfigurationError(problems);
}
