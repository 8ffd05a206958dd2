import { findForeignServers } from '../../contract/cases/foreign-servers.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { Server } from '../../contract/resources/catalogue.ts';
import { listed } from '../../session/resolve.ts';
import { noSuchServer } from '../../text/suggested-names.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
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
 * @param cases of the file, with the server of each step named.
 * @throws ConfigurationError naming those that the run does not have.
 */
export function requireServersOfSteps(
  { suite, placeOf }: FileTarget,
  cases: readonly TestCase[],
  servers: readonly Server[],
): void {
  const names = servers.map(({ name }) => name);
  const problems = new Map<string, ConfigurationProblem>();
  for (const { index, title, server, path } of findForeignServers(cases, servers)) {
    const message = `case ${JSON.stringify(title)} ${noSuchServer(server, names)}`;
    const test = suite.tests[index];
    if (test === undefined || problems.has(message)) continue;
    problems.set(message, { where: placeOf(test, path), message });
  }
  if (problems.size > 0)
    throw new ConfigurationError([...problems.values()].slice(0, MAX_PROBLEMS));
}
