import type { BaselineSource } from '../../model/baseline.ts';
import { kind } from './kind.ts';
import { splitLines } from './plain.ts';

const WORDS = ['auto', 'none'] as const;
const FORMS = '`auto`, `none`, `branch:<name>`, `run:<id>`, `file:<path>` or `checkout:<path>`';

/** As git has them, less what nobody calls a branch. */
const BRANCH = /^[^\s~^:?*[\\\p{Cc}]{1,255}$/u;
/** Of a run of a workflow or of a service. */
const RUN_ID = /^[\w.-]{1,200}$/;

/** What results are held against. */
export const baselineSource = kind(FORMS, (value, refuse): BaselineSource => {
  const lines = splitLines(value);
  if (lines.length > 1) refuse(`names one baseline, not ${lines.length}.`);
  const word = WORDS.find((one) => one === value);
  if (word !== undefined) return { kind: word };
  const at = value.indexOf(':');
  const rest = value.slice(at + 1).trim();
  switch (value.slice(0, Math.max(at, 0))) {
    case 'branch':
      if (!BRANCH.test(rest) || rest.includes('..')) refuse(`names no branch: \`${rest}\`.`);
      return { kind: 'branch', name: rest };
    case 'run':
      if (!RUN_ID.test(rest)) refuse(`names no run: \`${rest}\`.`);
      return { kind: 'run', id: rest };
    case 'file':
      return { kind: 'file', path: rest || refuse('has no path behind `file:`.') };
    case 'checkout':
      return { kind: 'checkout', path: rest || refuse('has no path behind `checkout:`.') };
    default:
      return refuse(`must be ${FORMS}, not \`${value}\`.`);
  }
});
