import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import type { PackedCases } from '../../../../src/model/run-report.ts';
import {
  type CollectedReport,
  caseOf,
  file,
  iteration,
  RUN,
  report,
  rewritten,
  run,
} from './collected-report.ts';
import { oddReports } from './odd-reports.ts';

const failing = [caseOf('a', ['failed']), caseOf('b', ['passed'])];
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const refused = (
  kind: string,
  name: string,
  content: CollectedReport['content'],
  says: RegExp,
): CollectedReport => ({ kind, name, content, verdict: 'incomplete', says });
const missing = (
  name: string,
  content: CollectedReport['content'],
  says: RegExp,
): CollectedReport => ({
  kind: 'no file',
  name,
  content,
  verdict: 'invalid',
  says,
});

export const COLLECTED_REPORTS: readonly CollectedReport[] = [
  {
    kind: 'honest',
    name: 'two that passed',
    content: file(),
    verdict: 'passed',
    says: /Both iterations passed/,
    outputs: { total: '2', passed: '2', status: 'completed', 'run-id': 'r_1' },
  },
  {
    kind: 'honest',
    name: 'of version 1, which had no identities',
    content: rewritten('"schemaVersion":2', '"schemaVersion":1'),
    verdict: 'passed',
    says: /Both iterations passed/,
  },

  missing('nothing', () => undefined, /report-path.*no such file/),
  missing('a link to another file', (path) => symlinkSync('/etc/passwd', path), /regular file/),
  missing('a link to itself', (path) => symlinkSync(path, path), /regular file/),
  missing('a folder', (path) => mkdirSync(path), /regular file/),
  missing('a pipe', (path) => execFileSync('mkfifo', [path]), /regular file/),
  missing('a device', (path) => symlinkSync('/dev/zero', path), /regular file/),

  refused('no JSON', 'empty', '', /no JSON/),
  refused('no JSON', 'cut off', JSON.stringify(file()).slice(0, -40), /no JSON/),
  refused('no JSON', 'more behind it', `${JSON.stringify(file())}x`, /no JSON/),
  refused('no JSON', 'not a number', rewritten('"durationMs":5', '"durationMs":NaN'), /no JSON/),
  refused('no JSON', 'zero bytes', Buffer.alloc(4_096), /no JSON/),
  refused(
    'no JSON',
    'UTF-16',
    Buffer.from(`\ufeff${JSON.stringify(file())}`, 'utf16le'),
    /no JSON/,
  ),
  refused('no JSON', 'compressed', Buffer.from('1f8b08000000000000ff', 'hex'), /no JSON/),
  refused('no JSON', 'markup', '<script>alert(1)</script>\n::error::boom', /no JSON/),

  refused('huge', 'a hole of 65 MiB', (path) => hole(path, 65 * 1024 * 1024), /bytes; more than/),
  refused('huge', 'a hole of a terabyte', (path) => hole(path, 2 ** 40), /bytes; more than/),
  refused('huge', 'many values', `{"cases":[${'0,'.repeat(1_600_000)}0]}`, /values; more than/),
  refused('huge', 'deep', `{"schemaVersion":2,"report":${nested(200_000)}}`, /levels deep/),
  refused(
    'huge',
    'deep in an argument',
    rewritten(
      '"actualToolCalls":[]',
      `"actualToolCalls":[{"toolName":"a","arguments":{"a":${nested(99)}}}]`,
    ),
    /levels deep/,
  ),

  refused('version', 'later', { ...file(), schemaVersion: 3 }, /schema version 1 or 2/),
  refused('version', 'a text', { ...file(), schemaVersion: '1' }, /schema version 1 or 2/),
  refused('version', 'none', { ...file(), schemaVersion: undefined }, /schemaVersion/),
  refused(
    'version',
    'infinite',
    rewritten('"schemaVersion":2', '"schemaVersion":1e999'),
    /schema version 1 or 2/,
  ),

  refused('shape', 'a list', '[]', /is none/),
  refused('shape', 'null', 'null', /is none/),
  refused('shape', 'a text', '"passed"', /is none/),
  refused('shape', 'without results', { ...file(), report: null }, /has no results/),
  refused(
    'shape',
    'cases that are a number',
    { ...file(), report: { ...report(), cases: 7 } },
    /cases/,
  ),
  refused(
    'shape',
    'folded cases that are none',
    file({
      cases: [
        caseOf('a', [], {
          folded: { cases: 2, passed: 2, durationMs: 1, packed: ['0,1;' as PackedCases] },
        }),
      ],
    }),
    /folded\.packed/,
  ),
  refused(
    'shape',
    'an identity that is markup',
    rewritten('"title":"a"', '"identity":"<script>","title":"a"'),
    /identity/,
  ),
  refused(
    'shape',
    'an outcome of its own',
    rewritten('"outcome":"passed"', '"outcome":"great"'),
    /outcome/,
  ),
  refused(
    'shape',
    'an infinite duration',
    rewritten('"durationMs":5', '"durationMs":1e999'),
    /durationMs/,
  ),
  refused('shape', 'less than none', rewritten('"attempts":1', '"attempts":-1'), /attempts/),
  refused('shape', 'half an attempt', rewritten('"attempts":1', '"attempts":1.5'), /attempts/),
  refused('shape', 'a time no clock shows', run({ createdAtMs: 1e300 }), /createdAtMs/),
  refused('shape', 'more than all', run({ criterion: 1.5 }), /criterion/),
  refused(
    'shape',
    'a title that is an object',
    rewritten('"title":"a"', '"title":{"toString":1}'),
    /title/,
  ),
  refused('shape', 'a prototype for results', rewritten('"report":{', '"__proto__":{'), /report/),

  {
    kind: 'forged verdict',
    name: 'passed though one failed',
    content: {
      ...file({ cases: failing }),
      verdict: { value: 'passed', headline: 'Fine', checks: [] },
    },
    verdict: 'failed',
    says: /1 of 2 iterations passed \(50%\), at least 90% wanted/,
    outputs: { total: '2', failed: '1' },
  },
  {
    kind: 'forged verdict',
    name: 'counts of another report',
    content: {
      ...file({ cases: failing, run: { ...RUN, result: 'failed' } }),
      counts: { total: 9, passed: 9, failed: 0, unfinished: 0, skipped: 0, flaky: 0 },
      passRate: 1,
    },
    verdict: 'failed',
    says: /1 of 2 iterations passed/,
    outputs: { total: '2', passed: '1', 'pass-rate': '50' },
  },
  {
    kind: 'forged verdict',
    name: 'a pass without one that passed',
    content: file({ cases: [caseOf('a', ['failed'])] }),
    verdict: 'failed',
    says: /0 of 1 iteration passed/,
  },

  refused(
    'shape',
    'more than can be counted',
    file({
      cases: [
        caseOf('a', ['passed'], { folded: { cases: 1, passed: 2 ** 53 - 1, durationMs: null } }),
      ],
    }),
    /counts\.total/,
  ),
  refused('contradiction', 'no cases', file({ cases: [] }), /not one iteration/),
  refused(
    'contradiction',
    'all skipped',
    file({ cases: [caseOf('a', ['skipped'])] }),
    /not one iteration/,
  ),
  refused('contradiction', 'no run', file({ run: null }), /no run was seen/),
  refused(
    'contradiction',
    'more declared',
    run({ declared: { total: 9, passed: 9, failed: 0 } }),
    /only 2 of the 9/,
  ),
  refused(
    'contradiction',
    'fewer declared',
    run({ declared: { total: 1, passed: 1, failed: 0 } }),
    /counts disagree/,
  ),
  refused(
    'contradiction',
    'less than none declared',
    run({ declared: { total: -1, passed: -1, failed: -1 } }),
    /counts disagree/,
  ),
  refused(
    'contradiction',
    'more planned',
    file({ cases: [caseOf('a', ['passed'], { planned: 2 ** 53 - 1 })] }),
    /fewer iterations/,
  ),
  refused(
    'contradiction',
    'one that did not finish',
    file({ cases: [caseOf('a', ['passed', 'unfinished'])] }),
    /did not finish/,
  ),
  refused(
    'contradiction',
    'twice the same case',
    file({ cases: [caseOf('a', ['passed']), caseOf('a', ['passed'])] }),
    /iteration of another case/,
  ),
  refused(
    'contradiction',
    'twice the same iteration',
    file({
      cases: [{ ...caseOf('a', []), iterations: [iteration('passed'), iteration('passed')] }],
    }),
    /same iteration more than once/,
  ),
  refused(
    'contradiction',
    'a problem of a kind nobody knows',
    rewritten('"problems":[]', '"problems":[{"kind":"constructor","message":"Odd."}]'),
    /Odd/,
  ),

  refused('status', 'in other letters', run({ status: 'Completed' }), /Completed, not completed/),
  refused(
    'status',
    'with what nobody sees',
    run({ status: 'completed\u200b' }),
    /completed\\u200b, not/,
  ),
  refused('status', 'of an object', run({ status: 'constructor' }), /constructor, not completed/),
  refused(
    'status',
    'a command',
    run({ status: '\n::set-output name=verdict::passed' }),
    /not completed/,
  ),

  ...oddReports(),
];

/** A file of that size that takes no room. */
function hole(path: string, bytes: number): void {
  writeFileSync(path, '');
  truncateSync(path, bytes);
}
