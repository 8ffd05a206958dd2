import type { TestCase } from '../../contract/cases/test-case.ts';
import type { Server } from '../../contract/resources/catalogue.ts';
import { listed } from '../../session/resolve.ts';
import { meantName } from '../../text/meant-name.ts';
import { ConfigurationError } from '../../trouble/errors.ts';
import type { LocatedSuite } from '../suite-file/suite-file.ts';
import { leavesServerOut, withServer } from '../suite-file/suite-file-schema.ts';

/** So many cases are told; who has more has left them all out. */
const MAX_PROBLEMS = 20;

/** The suite that a file describes. */
export type FileTarget = { kind: 'file' } & Pick<LocatedSuite, 'suite' | 'serverPlace' | 'placeOf'>;

/**
 * The cases of a file with the server of each step named: the only one of the run where the step
 * leaves it out.
 * @param servers of the run; undefined where the service alone knows them.
 * @throws ConfigurationError where it cannot be told.
 */
export function withServers(
  { suite, placeOf }: FileTarget,
  servers: readonly Server[] | undefined,
): TestCase[] {
  const [only, another] = servers ?? [];
  if (only !== undefined && another === undefined) {
    return suite.tests.map((test) => withServer(test, only.name));
  }
  const why =
    servers === undefined
      ? 'the suite is saved with servers of its own, which are not told. Name it there, or name the only server in `servers`.'
      : `the run has several: ${listed(servers)}`;
  const problems = suite.tests
    .filter(({ steps }) => steps.some(leavesServerOut))
    .slice(0, MAX_PROBLEMS)
    .map((test) => ({
      where: placeOf(test, ['steps', test.steps.findIndex(leavesServerOut)]),
      message: `case ${JSON.stringify(test.title)} has a step that names no server, and ${why}`,
      example: `serverName: ${only?.name ?? 'weather'}`,
    }));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return suite.tests.map((test) => withServer(test, ''));
}

/**
 * Makes sure of the servers that steps name. A service does so too; where none is to run anything, it is
 * not asked.
 * @throws ConfigurationError naming those that the run does not have.
 */
export function requireServersOfSteps(
  { suite, placeOf }: FileTarget,
  servers: readonly Server[],
): void {
  const names = servers.map(({ name }) => name);
  const known = new Set([
    ...names.map((name) => name.toLowerCase()),
    ...servers.map(({ id }) => id),
  ]);
  const problems = suite.tests.flatMap((test) => {
    const at = test.steps.findIndex(
      (step) =>
        'serverName' in step &&
        step.serverName !== undefined &&
        !known.has(step.serverName.toLowerCase()),
    );
    const step = test.steps[at];
    if (step === undefined || !('serverName' in step)) return [];
    const meant = meantName(String(step.serverName), names);
    const hint = meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
    return {
      where: placeOf(test, ['steps', at, 'serverName']),
      message: `case ${JSON.stringify(test.title)} names the server ${JSON.stringify(step.serverName)}, which there is not.${hint} There ${servers.length === 1 ? 'is' : 'are'}: ${listed(servers)}`,
    };
  });
  if (problems.length > 0) throw new ConfigurationError(problems.slice(0, MAX_PROBLEMS));
}
