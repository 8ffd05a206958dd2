/**
 * Whatever servers do to whoever connects to them, a run with them ends in time, their cases tell
 * what they did, those of another server are as ever, and nothing of them is left.
 */
import { expect, it } from '@jest/globals';
import { oneOfEach, timeLimitMs } from '../../support/effort.ts';
import { type Meeting, meetings } from '../../support/hostile/mcp/catalogue.ts';
import { type HostileRun, runBeside } from '../../support/hostile/mcp/hostile-run.ts';
import { describeUnless, NO_LINUX } from '../../support/obstacles.ts';

/** So many share a run: most of its time is that of its start, and of what waits for limits. */
const IN_A_RUN = 4;
/** Each is several times what a message may have, beside what Node and the program need. */
const MEMORY_LIMITS_MIB = { service: 400, worker: 600 };

const nameOf = ({ server, wire, era }: Meeting) => `${server.name} (${wire}, ${era})`;

const tried = oneOfEach(meetings, ({ server }) => server.kind);
const runs = Array.from({ length: Math.ceil(tried.length / IN_A_RUN) }, (_, index) =>
  tried.slice(index * IN_A_RUN, (index + 1) * IN_A_RUN),
);

function outcomeComplaints(meeting: Meeting, iterations: HostileRun['ofInnocent']): string[] {
  const { ends, isAssertion = false, isIncomplete = false } = meeting.server;
  const expected = isIncomplete ? null : 'failed';
  const isAsExpected = (result: string | null, error: string) =>
    ends === 'passed'
      ? result === 'passed'
      : result === expected && ends.test(error) && (isAssertion || error.includes('"hostile"'));
  return [
    ...(iterations.length === 2 ? [] : [`${nameOf(meeting)}: ${iterations.length} iterations`]),
    ...iterations
      .filter(({ result, error }) => !isAsExpected(result, error ?? ''))
      .map(({ result, error }) => `${nameOf(meeting)} is ${result}: ${error?.slice(0, 500)}`),
  ];
}

/** What is wrong with how a run ended; empty where nothing is. */
function complaints(company: readonly Meeting[], run: HostileRun): string[] {
  const { status, ofHostile, ofInnocent, answers, next, peaksMiB, left } = run;
  const isWhole = !company.some(({ server }) => server.isIncomplete);
  const wrong: [boolean, string][] = [
    [ofInnocent.length !== 3, `${ofInnocent.length} iterations of the innocent`],
    [status !== 'completed' && isWhole, `the run is ${status}`],
    [answers.some((answer) => answer !== 200), `the service answered ${answers.join()}`],
    [next.result !== 'passed', `the run after it is ${JSON.stringify(next)}`],
    [peaksMiB.service > MEMORY_LIMITS_MIB.service, `the service had ${peaksMiB.service} MiB`],
    [peaksMiB.worker > MEMORY_LIMITS_MIB.worker, `a worker had ${peaksMiB.worker} MiB`],
    [peaksMiB.worker === 0, 'no worker was seen'],
  ];
  const hurt = ofInnocent.filter(({ result }) => result !== 'passed');
  return [
    ...wrong.flatMap(([isWrong, what]) => (isWrong ? [what] : [])),
    ...hurt.map(({ title, error }) => `${title} was hurt: ${error}`),
    ...left.map(({ line }) => `left: ${line}`),
    ...company.flatMap((meeting, index) => outcomeComplaints(meeting, ofHostile[index] ?? [])),
  ];
}

describeUnless(NO_LINUX, 'a run with hostile servers beside another one ends as it should', () => {
  it.each(runs.map((company) => ({ company, names: company.map(nameOf).join('; ') })))(
    '$names',
    async ({ company }) => {
      expect(complaints(company, await runBeside(company))).toEqual([]);
    },
    timeLimitMs(150_000),
  );

  it('with as many as there are to be', () => {
    const servers = new Set(meetings.map(({ server }) => server.name));
    expect(servers.size).toBeGreaterThanOrEqual(200);
  });
});
