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
  lib: { lines: 1_648, imports: [] },
  report: { lines: 1_324, imports: ['lib'] },
  words: { lines: 2_318, imports: ['lib', 'report'] },
  gate: { lines: 2_931, imports: ['lib', 'report'] },
  api: { lines: 3_409, imports: base },
  judge: { lines: 952, imports: [...base, 'api'] },
  service: { lines: 8_284, imports: [...base, 'api', 'judge'] },
  github: { lines: 738, imports: ['lib', 'report'] },
  inputs: { lines: 1_124, imports: [...base, 'api', 'github'] },
  session: { lines: 521, imports: [...base, 'api', 'github', 'inputs', 'service'] },
  sources: { lines: 5_472, imports: [...job, 'judge'] },
  baseline: { lines: 389, imports: job },
  pipeline: { lines: 615, imports: [...job, 'sources', 'baseline', 'gate'] },
  render: { lines: 2_074, imports: base, types: ['gate'] },
  page: { lines: 1_858, imports: [], types: ['report', 'render'] },
  surfaces: { lines: 806, imports: [...base, 'github', 'render', 'page'], types: ['gate'] },
  action: { lines: 491, imports: story },
  cli: { lines: 1_046, imports: [...story, 'service'] },
};
