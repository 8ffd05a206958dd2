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
  lib: { lines: 1_800, imports: [] },
  report: { lines: 1_260, imports: ['lib'] },
  words: { lines: 2_020, imports: ['lib', 'report'] },
  gate: { lines: 2_500, imports: ['lib', 'report'] },
  api: { lines: 3_560, imports: base },
  judge: { lines: 960, imports: [...base, 'api'] },
  service: { lines: 9_250, imports: [...base, 'api', 'judge'] },
  github: { lines: 720, imports: ['lib', 'report'] },
  inputs: { lines: 1_160, imports: [...base, 'api', 'github'] },
  session: { lines: 640, imports: [...base, 'api', 'github', 'inputs', 'service'] },
  sources: { lines: 4_890, imports: [...job, 'judge'] },
  baseline: { lines: 590, imports: job },
  pipeline: { lines: 400, imports: [...job, 'sources', 'baseline', 'gate'] },
  render: { lines: 2_050, imports: base, types: ['gate'] },
  page: { lines: 1_700, imports: [], types: ['report', 'render'] },
  surfaces: { lines: 850, imports: [...base, 'github', 'render', 'page'], types: ['gate'] },
  action: { lines: 550, imports: story },
  cli: { lines: 1_100, imports: [...story, 'service'] },
};
