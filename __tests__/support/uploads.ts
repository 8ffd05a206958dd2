/** Reports to upload, and what a service has of them. */
import { Client, HOSTED_RATE } from '../../src/api/client/client.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { RunReport } from '../../src/report/report.ts';
import type { Environment } from '../../src/session/environment.ts';
import { environmentIn } from './program.ts';
import { caseOf } from './reports.ts';
import { FakeClock } from './scripted-service.ts';
import type { TestService } from './service.ts';

/** A report of so many cases. Each tenth fails. */
export function reportOf(count: number, suite = 'unit'): RunReport {
  const cases = Array.from({ length: count }, (_, at) =>
    caseOf(`case ${at}`, at % 10 === 9 ? 'f' : 'p', { id: `c${at}` }),
  );
  return { ...emptyReport('results', suite), cases };
}

/** Of a run of GitHub, with other variables and members. */
export const environmentOf = (
  variables: Environment['variables'] = {},
  members: Partial<Environment> = {},
): Environment => ({
  ...environmentIn('', [], { GITHUB_RUN_ID: '1', ...variables }),
  processMark: 'mark',
  ...members,
});

const { random } = Math;
/** A client that waits in no real time. */
export const quickClient = (origin: string, key: string, rate = HOSTED_RATE): Client =>
  new Client(origin, key, { rate, clock: new FakeClock(), redactor: new Redactor(), random });

/** A service, also of another process. */
type Reached = Pick<TestService, 'origin' | 'key' | 'project'>;

export const projectOf = ({ project }: Reached) => project.slice('/projects/'.length);

/** A connection with a service, or with a proxy of it. */
export const connectionWith = (service: Reached, origin = service.origin) => ({
  client: quickClient(origin, service.key),
  projectId: projectOf(service),
});

/** How many runs the suite of a report has, and what its own run has. Titles are sorted. */
export async function storedOf(service: Reached, { suite, run }: RunReport) {
  const client = quickClient(service.origin, service.key);
  const projectId = projectOf(service);
  const parameters = { projectId, runId: run?.id ?? '' };
  const runs = client.list('listRuns', { parameters: { projectId, suiteId: suite.id ?? '' } });
  const { status, result, summary } = await client.call('getEvalRun', { parameters });
  const iterations = await Array.fromAsync(client.list('listIterations', { parameters }));
  const titles = iterations.map(({ title }) => String(title)).sort();
  return { runs: (await Array.fromAsync(runs)).length, status, result, summary, titles };
}
