/** Eval programs that report by an SDK. */
import { parts, programWith, type Request, report, rowOf } from '../support/eval-programs.ts';
import { type Row, testRows } from '../support/verdicts.ts';

const [good, bad] = [rowOf('adds'), rowOf('subtracts', false, { error: '1 is not 2' })];
const failed = { kind: 'setup', exitCode: 1, isProgram: true };
const because = (reason: string) => ({ failure: { kind: 'results', reason } });
const withInputs = (row: Row, inputs: Record<string, string>): Row => {
  return { ...row, inputs: { ...row.inputs, ...inputs } };
};
const row = { externalIterationId: 'i1' };
const asked = (title: string, passed: number) =>
  Array.from({ length: 20 }, (_, at) => rowOf(title, at < passed, { model: 'm' }));
/** A report of another suite. */
const weekly = (results: object[]) => report(results, { suiteName: 'weekly', externalRunId: 'r2' });
const [stable, before] = [weekly(asked('lists', 20)), report(asked('adds', 20))];
const worse = (earlier: Request[], ...requests: Request[]): Row => {
  const checks = { 'no-regression': 'failed' };
  return { ...programWith(requests), before: [programWith(earlier)], checks };
};
const packed = { 'content-encoding': 'gzip' };

/** One of the requests is refused. */
const refused = (...requests: Parameters<typeof programWith>[0]) => {
  return { ...programWith(requests), ...because('refused-report') };
};
const [OTHER, UNKNOWN] = ['/api/v1/projects/other', '/api/v2/projects/default'];
const R2 = { externalRunId: 'r2' };
const both = programWith([report([good, bad])], 1);
const ofProgram = { kind: 'unknown', message: '1 is not 2', isProgram: true };
const unpacked = [...report([good]).slice(0, 2), packed] as never;
const hosted = { 'base-url': 'https://evals.example.test' };
const again = rowOf('adds', true, row);

testRows({
  'command-passed': programWith([report([good])]),
  'command-parts': programWith(parts([good, rowOf('adds')], 2)),
  'command-failed': { ...both, failure: ofProgram },
  'command-rate-met': { ...withInputs(both, { 'min-pass-rate': '50' }), failure: failed },
  'command-rate-missed': withInputs(both, { 'min-pass-rate': '60' }),
  'command-exit': { ...programWith([report([good])], 1), failure: failed },
  'command-suites': programWith([report([good]), weekly([bad])]),
  'command-order': worse([before, stable], stable, report(asked('adds', 6))),
  'command-more-suites': worse([before], report(asked('adds', 6)), stable),
  'command-fewer-suites': worse([before, stable], report(asked('adds', 6))),
  'command-nothing': { ...programWith([]), ...because('nothing-reported') },
  'command-no-program': {
    inputs: { command: 'surely-no-program --all' },
    failure: { kind: 'setup', exitCode: null },
  },
  'command-open': { ...programWith(parts([good], 1, true)), ...because('open-run') },
  'command-fewer': { ...programWith(parts([good], 2)), ...because('announced') },
  'command-refused': refused(report([good]), report([rowOf('', true, { caseTitle: 1 })], R2)),
  'command-elsewhere': refused(report([good]), report([bad], R2, `${OTHER}/eval-ingest`)),
  'command-path': refused(report([good]), report([bad], R2, `${UNKNOWN}/eval-ingest`)),
  'command-row-id': refused(...parts([again, rowOf('subtracts', false, row)], 0)),
  'command-row-again': programWith([report([again, again])]),
  'command-forgiven': programWith([unpacked, report([good])]),
  'command-ended-run': refused(report([good]), report([bad])),
  'command-repeated': programWith([report([good]), report([good])]),
  'command-deadline': {
    inputs: { command: 'sleep 1000', 'timeout-minutes': '0.01' },
    failure: { kind: 'deadline' },
  },
  'command-hosted': {
    ...withInputs(programWith([]), hosted),
    problem: { code: 'conflict', key: 'command' },
  },
});
