import { describe, expect, it } from '@jest/globals';
import { type LeftReport, reportOf } from '../../../src/baseline/artifact/left-report.ts';
import { countReport } from '../../../src/model/counts.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import type { RunArtifact } from '../../../src/ports/workflow-runs.ts';
import { LookUpError } from '../../../src/trouble/look-up-error.ts';
import {
  archivedReport,
  archiveOf,
  reportFileText,
} from '../../support/report-file/archived-report.ts';
import {
  type LegReport,
  legReport,
  type MadeLeg,
  SUITE_TITLES,
  wholeReport,
} from '../../support/report-file/legs.ts';

const SUBJECT = 'suite.yaml';
const RUN = { id: 7, commit: 'c0ffee0' };
const nameOf = (index: number) => `mcp-eval-report-evals-part-${index}`;

const LEFT: LeftReport = { artifacts: [1, 2, 3].map(nameOf), inLegs: true, subject: SUBJECT };

/** The leg, as its job leaves it. */
function legOf(
  index: number,
  { subject = SUBJECT, ...more }: Partial<MadeLeg> & { subject?: string } = {},
): LegReport {
  const origin = {
    ...{ commit: RUN.commit, branch: 'main', createdAtMs: 0, address: null },
    ...{ subject, artifact: nameOf(index) },
  };
  return legReport({ index, ...more, changes: { origin } });
}

interface LeftArtifact {
  name: string;
  /** What the store sends, or why it sends nothing. */
  content: RunReport | Uint8Array | LookUpError;
  isExpired?: boolean;
}

/** A run that left these. */
function runThatLeft(left: readonly LeftArtifact[]) {
  const archives = left.map(({ content }) =>
    content instanceof Uint8Array || content instanceof LookUpError
      ? content
      : archivedReport(content),
  );
  const downloaded: string[] = [];
  return {
    downloaded,
    artifacts: async (): Promise<RunArtifact[]> =>
      left.map(({ name, isExpired = false }, id) => ({ id, name, bytes: 1, isExpired })),
    download: async ({ id, name }: RunArtifact) => {
      downloaded.push(name);
      const archive = archives[id] ?? new Uint8Array();
      if (archive instanceof LookUpError) throw archive;
      return archive;
    },
  };
}

const left = (index: number, content: LeftArtifact['content'] = legOf(index)): LeftArtifact => {
  return { name: nameOf(index), content };
};

async function found(artifacts: readonly LeftArtifact[], wanted: Partial<LeftReport> = {}) {
  const report = await reportOf(runThatLeft(artifacts), { ...LEFT, ...wanted }, RUN);
  if (report instanceof LookUpError) throw report;
  return report;
}

async function obstacle(artifacts: readonly LeftArtifact[], wanted: Partial<LeftReport> = {}) {
  const error = await reportOf(runThatLeft(artifacts), { ...LEFT, ...wanted }, RUN);
  if (error instanceof LookUpError) return { kind: error.obstacle, message: error.message };
  throw new Error('there is a report');
}

describe('what the legs of a run left', () => {
  it('is one report, as that of the same suite in one run', async () => {
    const report = await found([3, 1, 2].map((index) => left(index)));
    expect(report.cases).toEqual(wholeReport().cases);
    expect(report.problems).toEqual([]);
    expect(report.legs).toHaveLength(3);
  });

  it('is whole where the suite was run in fewer parts', async () => {
    const legs = [1, 2].map((index) => left(index, legOf(index, { total: 2 })));
    const report = await found(legs);
    expect(countReport(report)).toEqual(countReport(wholeReport()));
    expect(report.problems).toEqual([]);
  });

  it('names the legs that nobody looked for, where it was run in more parts', async () => {
    const legs = [1, 2, 3, 4].map((index) => left(index, legOf(index, { total: 4 })));
    const { problems } = await found(legs);
    expect(problems).toEqual([
      { kind: 'evidence', message: 'Leg 4/4 is missing: there is no report of it.' },
    ]);
  });

  it('is that of the newest attempt of each, and of the same step', async () => {
    const outcomes = Object.fromEntries(SUITE_TITLES.map((title) => [title, 'failed' as const]));
    const broken = legOf(2, { outcomes });
    const other = legOf(3, { titles: ['other'], subject: 'other.yaml' });
    const report = await found([
      left(1),
      left(2, broken),
      { name: `${nameOf(2)}-attempt-2`, content: legOf(2) },
      { name: nameOf(3), content: other },
      { name: `${nameOf(3)}-2`, content: legOf(3) },
    ]);
    expect(report.cases).toEqual(wholeReport().cases);
    expect(report.problems).toEqual([]);
  });

  it.each<[string, () => LeftArtifact[], string]>([
    ['nothing was left of it', () => [], ''],
    ['it has expired', () => [{ ...left(2), isExpired: true }], ''],
    ['it cannot be unpacked', () => [left(2, new Uint8Array([1, 2]))], 'cannot be unpacked'],
    ['it is none', () => [left(2, archiveOf({ 'report.json': '{}' }))], 'is none'],
    ['it is gone from the store', () => [left(2, new LookUpError('gone', 'answered 410'))], '410'],
    ['it is too large', () => [left(2, new LookUpError('odd', 'too large'))], 'Too large'],
    ['it is of no leg', () => [left(2, wholeReport())], 'is of no leg'],
    ['it is of another job', () => [left(2, legOf(3))], 'is of another job'],
  ])('lacks a leg where %s, and says so', async (_what, artifacts, why) => {
    const { cases, problems } = await found([left(1), ...artifacts(), left(3)]);
    expect(cases).toHaveLength(wholeReport().cases.length);
    const messages = problems.map(({ message }) => message).join('\n');
    expect(messages).toContain('Leg 2/3 is missing');
    expect(messages).toContain(why);
  });

  it('is not to be had where nothing was left, nor where nothing can be read', async () => {
    expect(await obstacle([])).toMatchObject({ kind: 'absent' });
    const expired = [1, 2, 3].map((index) => ({ ...left(index), isExpired: true }));
    expect(await obstacle(expired)).toMatchObject({ kind: 'gone' });
    const broken = [1, 2, 3].map((index) => left(index, new Uint8Array()));
    expect(await obstacle(broken)).toMatchObject({ kind: 'odd' });
  });

  it('is that of the step that tells of servers, where that is what is wanted', async () => {
    const name = 'mcp-eval-report-evals';
    const wanted = { artifacts: [name], inLegs: false, about: 'surface', subject: 'diff' } as const;
    const { shard: _, ...silent } = legOf(1);
    const step = (subject: string, server: string): RunReport => ({
      ...silent,
      ...(silent.origin && { origin: { ...silent.origin, subject, artifact: name } }),
      surface: { servers: [{ server, tools: [] }], silent: [] },
    });
    const artifacts = [
      { name, content: { ...step('ingest', ''), surface: { servers: [], silent: [] } } },
      { name: `${name}-2`, content: step('suite.yaml', 'of evals') },
      { name: `${name}-3`, content: step('diff', 'of the same step') },
    ];
    const serverOf = ({ surface }: RunReport) => surface?.servers[0]?.server;
    expect(serverOf(await found(artifacts, wanted))).toBe('of the same step');
    expect(serverOf(await found(artifacts.slice(0, 2), wanted))).toBe('of evals');
    expect(await obstacle(artifacts.slice(0, 1), wanted)).toMatchObject({ kind: 'odd' });
  });

  it('is not looked for any further where GitHub cannot be asked', async () => {
    for (const kind of ['forbidden', 'unreachable'] as const) {
      const artifacts = [left(1), left(2, new LookUpError(kind, 'no answer')), left(3)];
      await expect(found(artifacts)).rejects.toMatchObject({ obstacle: kind });
    }
  });

  it('is not looked for of more legs than are worth their requests', async () => {
    const artifacts = Array.from({ length: 101 }, (_, index) => nameOf(index));
    const run = runThatLeft([left(1)]);
    expect(await reportOf(run, { ...LEFT, artifacts }, RUN)).toBeInstanceOf(LookUpError);
    expect(run.downloaded).toEqual([]);
  });

  it('is bounded as one report is, all of them together', async () => {
    const padding = ' '.repeat(30 * 1024 * 1024);
    const large = (index: number) =>
      left(index, archiveOf({ 'report.json': reportFileText(legOf(index)) + padding }));
    const { problems } = await found([1, 2, 3].map(large));
    expect(problems.map(({ message }) => message)).toEqual([
      'Leg 3/3 is missing: there is no report of it.',
      expect.stringMatching(/part-3 has \d+ bytes; more than \d+ are not read\.$/),
    ]);
  });
});
