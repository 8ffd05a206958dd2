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
  lib: { lines: 1_669, imports: [] },
  report: { lines: 1_342, imports: ['lib'] },
  words: { lines: 2_448, imports: ['lib', 'report'] },
  gate: { lines: 3_155, imports: ['lib', 'report'] },
  api: { lines: 3_435, imports: base },
  judge: { lines: 947, imports: [...base, 'api'] },
  service: { lines: 8_055, imports: [...base, 'api', 'judge'] },
  github: { lines: 746, imports: ['lib', 'report'] },
  inputs: { lines: 1_080, imports: [...base, 'api', 'github'] },
  session: { lines: 553, imports: [...base, 'api', 'github', 'inputs', 'service'] },
  sources: { lines: 5_426, imports: [...job, 'judge'] },
  baseline: { lines: 392, imports: job },
  pipeline: { lines: 613, imports: [...job, 'sources', 'baseline', 'gate'] },
  render: { lines: 2_071, imports: base, types: ['gate'] },
  page: { lines: 1_720, imports: [], types: ['report', 'render'] },
  surfaces: { lines: 796, imports: [...base, 'github', 'render', 'page'], types: ['gate'] },
  action: { lines: 488, imports: story },
  cli: { lines: 1_064, imports: [...story, 'service'] },
};
