/** The service's MCP client, held to the conformance scenarios of the protocol. */
import { expect, it } from '@jest/globals';
import { oneOfEach, tellFigures, timeLimitMs } from '../../support/effort.ts';
import {
  judgeClient,
  REVISIONS,
  scenariosOf,
  surprises,
} from '../../support/mcp-conformance/conformance.ts';

/** Those of `auth/` are one class; each of the others tries something else. */
const classOf = (scenario: string) => (scenario.startsWith('auth/') ? 'auth' : scenario);

it.each(REVISIONS)(
  'speaks %s as it must',
  async (revision) => {
    const scenarios = oneOfEach(scenariosOf('client', revision), classOf);
    const outcome = await judgeClient(scenarios, revision);
    tellFigures(`${outcome.size} scenarios`);
    expect([...outcome.keys()].sort()).toEqual(scenarios.sort());
    expect(surprises('client', revision, outcome)).toEqual([]);
  },
  timeLimitMs(120_000),
);
