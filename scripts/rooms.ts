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
  lib: { lines: 1_667, imports: [] },
  report: { lines: 1_331, imports: ['lib'] },
  words: { lines: 2_337, imports: ['lib', 'report'] },
  gate: { lines: 3_097, imports: ['lib', 'report'] },
  api: { lines: 3_420, imports: base },
  judge: { lines: 951, imports: [...base, 'api'] },
  service: { lines: 8_125, imports: [...base, 'api', 'judge'] },
  github: { lines: 745, imports: ['lib', 'report'] },
  inputs: { lines: 1_082, imports: [...base, 'api', 'github'] },
  session: { lines: 551, imports: [...base, 'api', 'github', 'inputs', 'service'] },
  sources: { lines: 5_414, imports: [...job, 'judge'] },
  baseline: { lines: 383, imports: job },
  pipeline: { lines: 613, imports: [...job, 'sources', 'baseline', 'gate'] },
  render: { lines: 2_072, imports: base, types: ['gate'] },
  page: { lines: 1_858, imports: [], types: ['report', 'render'] },
  surfaces: { lines: 799, imports: [...base, 'github', 'render', 'page'], types: ['gate'] },
  action: { lines: 491, imports: story },
  cli: { lines: 1_063, imports: [...story, 'service'] },
};
