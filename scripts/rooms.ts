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
  lib: { lines: 1_658, imports: [] },
  report: { lines: 1_333, imports: ['lib'] },
  words: { lines: 2_330, imports: ['lib', 'report'] },
  gate: { lines: 2_991, imports: ['lib', 'report'] },
  api: { lines: 3_444, imports: base },
  judge: { lines: 952, imports: [...base, 'api'] },
  service: { lines: 8_170, imports: [...base, 'api', 'judge'] },
  github: { lines: 743, imports: ['lib', 'report'] },
  inputs: { lines: 1_129, imports: [...base, 'api', 'github'] },
  session: { lines: 527, imports: [...base, 'api', 'github', 'inputs', 'service'] },
  sources: { lines: 5_413, imports: [...job, 'judge'] },
  baseline: { lines: 389, imports: job },
  pipeline: { lines: 620, imports: [...job, 'sources', 'baseline', 'gate'] },
  render: { lines: 2_075, imports: base, types: ['gate'] },
  page: { lines: 1_858, imports: [], types: ['report', 'render'] },
  surfaces: { lines: 806, imports: [...base, 'github', 'render', 'page'], types: ['gate'] },
  action: { lines: 491, imports: story },
  cli: { lines: 1_071, imports: [...story, 'service'] },
};
