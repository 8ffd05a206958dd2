interface Room {
  /** Budget in lines. */
  lines: number;
  /** Rooms that it may import. */
  imports: string[];
  /** Rooms of which it may import types only. */
  types?: string[];
}

/** Most lines of all rooms together. */
export const CEILING = 36_000;

const base = ['lib', 'report', 'words'];
const job = [...base, 'api', 'github', 'inputs', 'session'];
const story = [...job, 'sources', 'baseline', 'gate', 'pipeline', 'render', 'surfaces'];

/** The folders of `src`, the lowest first. The import rules and `npm run size` follow this table. */
export const ROOMS: Record<string, Room> = {
  lib: { lines: 1_660, imports: [] },
  report: { lines: 1_300, imports: ['lib'] },
  words: { lines: 2_300, imports: ['lib', 'report'] },
  gate: { lines: 2_840, imports: ['lib', 'report'] },
  api: { lines: 3_440, imports: base },
  judge: { lines: 960, imports: [...base, 'api'] },
  service: { lines: 8_460, imports: [...base, 'api', 'judge'] },
  github: { lines: 740, imports: ['lib', 'report'] },
  inputs: { lines: 1_150, imports: [...base, 'api', 'github'] },
  session: { lines: 560, imports: [...base, 'api', 'github', 'inputs', 'service'] },
  sources: { lines: 5_390, imports: [...job, 'judge'] },
  baseline: { lines: 420, imports: job },
  pipeline: { lines: 440, imports: [...job, 'sources', 'baseline', 'gate'] },
  render: { lines: 2_080, imports: base, types: ['gate'] },
  page: { lines: 1_860, imports: [], types: ['report', 'render'] },
  surfaces: { lines: 810, imports: [...base, 'github', 'render', 'page'], types: ['gate'] },
  action: { lines: 500, imports: story },
  cli: { lines: 1_090, imports: [...story, 'service'] },
};
