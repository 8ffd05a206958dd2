import { chosenModel, KNOWN_PROVIDERS } from '../../contract/cases/model-id.ts';
import { meantProvider } from '../../inputs/kinds/known-providers.ts';
import { ConfigurationError } from '../../trouble/errors.ts';
import type { LocatedSuite } from './suite-file.ts';

/**
 * Finds providers of prompts that nobody gave an address of, and that are nearly one which needs none.
 * @param given providers that have an address, in lower case.
 * @throws ConfigurationError naming each at the first case that prompts a model of it.
 */
export function requireKnownProviders(
  { suite, placeOf }: Pick<LocatedSuite, 'suite' | 'placeOf'>,
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
