import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { writeReportFiles } from '../../src/publish/report-files.ts';
import type { TraceFilesOptions } from '../../src/publish/trace-files.ts';
import type { ReportView } from '../../src/render/view.ts';
import { readCollectedReport } from '../../src/report-file/report-reader.ts';
import { recordedLogger } from '../support/github/rig.ts';
import {
  caseOf,
  iteration,
  runReport,
  SAMPLE_VIEWS,
  viewOf,
} from '../support/render/sample-reports.ts';

let temporaryFolder: string;

beforeEach(async () => {
  temporaryFolder = await mkdtemp(path.join(tmpdir(), 'report-files-'));
});
afterEach(() => rm(temporaryFolder, { recursive: true }));

const schema = path.join(import.meta.dirname, '../../schemas/trace.schema.json');
const validate = new Ajv2020({ strict: false }).compile(JSON.parse(await readFile(schema, 'utf8')));

async function write(view: ReportView, traces?: TraceFilesOptions) {
  const logger = recordedLogger();
  const context = {
    ...{ temporaryFolder, actionVersion: '1.2.3', generatedAtMs: 0, logger },
    ...(traces && { traces }),
  };
  const files = await writeReportFiles(view, context);
  const names = files.all.map((file) => path.relative(files.folder ?? '', file));
  return { files, names, said: logger.lines };
}

const hostile = SAMPLE_VIEWS['hostile'] ?? raise('no sample');

describe('the files of a report', () => {
  it('are the report in every form, and its traces', async () => {
    const call = { toolName: 'find', arguments: { title: 'Dracula' }, result: { text: 'Stoker' } };
    const conversation = {
      messages: [
        { role: 'user', text: 'Who wrote Dracula?' },
        { role: 'assistant', text: '', calls: [call] },
      ],
      timeline: [{ kind: 'call' as const, label: 'find', startMs: 0, endMs: 3 }],
    };
    const traced = iteration({ id: 'it_1', outcome: 'failed', error: 'no answer', conversation });
    const view = viewOf(
      runReport([
        { ...caseOf('', []), id: 'c_1', title: '../../etc/passwd', iterations: [traced] },
      ]),
    );
    const { files, names, said } = await write(view);
    expect(names).toEqual([
      'report.json',
      'report.md',
      'report.html',
      'badge.svg',
      'badge.json',
      'junit.xml',
      path.join('traces', 'case-1-iteration-1.json'),
    ]);
    expect(said).toEqual([]);
    expect(JSON.parse(await readFile(files.all.at(-1) ?? '', 'utf8'))).toMatchObject({
      caseId: 'c_1',
      iterationId: 'it_1',
      outcome: 'failed',
      error: 'no answer',
      messages: [
        { role: 'user', text: 'Who wrote Dracula?' },
        { role: 'assistant', text: '→ find({"title":"Dracula"})' },
        { role: 'tool', text: '← find: Stoker' },
      ],
      conversation,
    });
    expect(await readFile(files.markdown ?? '', 'utf8')).toContain('no answer');
    expect(await readCollectedReport(files.report ?? '')).toEqual(view.report);
  });

  it('have the traces that are wanted, whole where they are kept beside the report', async () => {
    const conversation = { messages: [{ role: 'user', text: 'cut' }], timeline: [] };
    const whole = { ...conversation, messages: [{ role: 'user', text: 'whole' }] };
    const iterations = [
      iteration({ id: 'it_1', conversation }),
      iteration({ id: 'it_2', number: 2, outcome: 'failed', conversation }),
      iteration({ id: 'it_3', number: 3 }),
      iteration({ id: 'it_4', number: 4 }),
    ];
    const view = viewOf(runReport([{ ...caseOf('a', []), iterations }]));
    const tracesOf = async (traces: TraceFilesOptions) => {
      const { files } = await write(view, traces);
      const inTraces = files.all.filter((file) => path.basename(path.dirname(file)) === 'traces');
      const read = inTraces.map(async (file) => {
        const trace = JSON.parse(await readFile(file, 'utf8'));
        expect(validate(trace)).toBe(true);
        return [path.basename(file), trace.conversation.messages[0].text];
      });
      return Promise.all(read);
    };
    const of = (number: number) => `case-1-iteration-${number}.json`;
    expect(await tracesOf({ choice: 'none' })).toEqual([]);
    expect(await tracesOf({ choice: 'failed' })).toEqual([[of(2), 'cut']]);
    const kept = (id: string) => (['it_2', 'it_4'].includes(id) ? whole : undefined);
    expect(await tracesOf({ choice: 'all', whole: kept })).toEqual([
      [of(2), 'whole'],
      [of(1), 'cut'],
      [of(4), 'whole'],
    ]);
  });

  it('tell where the report is larger than a later job reads', async () => {
    const numbers = Array.from({ length: 1_500_000 }, () => 0);
    const full = iteration({
      id: 'it_1',
      actualToolCalls: [{ toolName: 't', arguments: { numbers } }],
    });
    const cases = [{ id: 'c_1', title: 'c', location: null, iterations: [full] }];
    const { files, said } = await write(viewOf(runReport(cases)));
    expect(said).toEqual([expect.stringMatching(/too large for a later job.*1500000 are read/)]);
    await expect(readCollectedReport(files.report ?? '')).rejects.toThrow(/values; more than/);
  });

  it('lie in a folder of their own each time', async () => {
    const [first, second] = [await write(hostile), await write(hostile)];
    expect(second.files.folder).not.toBe(first.files.folder);
    expect(path.dirname(first.files.folder ?? '')).toBe(temporaryFolder);
  });

  it('are those that need no results where there are none', async () => {
    const { names } = await write({ ...hostile, report: null });
    expect(names).toEqual([
      ...['report.json', 'report.md', 'report.html'],
      ...['badge.svg', 'badge.json'],
    ]);
  });

  it('are missing with a word where the folder cannot be written', async () => {
    await rm(temporaryFolder, { recursive: true });
    const { files, said } = await write(hostile);
    expect(files).toEqual({ folder: null, report: null, markdown: null, all: [] });
    expect(said).toEqual([expect.stringContaining('could not be written')]);
    await mkdir(temporaryFolder);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
