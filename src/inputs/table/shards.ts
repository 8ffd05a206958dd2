import { parseShard, type Shard } from '../../model/choices/shard.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { type Kind, kind } from '../kinds/kind.ts';
import { text } from '../kinds/plain.ts';

const shard: Kind<Shard, null> = {
  ...kind(
    '`INDEX/TOTAL`, `matrix` or `all/TOTAL`',
    (value, refuse) =>
      parseShard(value) ??
      refuse(
        'must be the number of this shard and how many there are, `matrix` for those of this job in ' +
          'its matrix, or `all/` and how many.',
      ),
  ),
  absent: null,
};

/** Inputs that say which part of a suite or of the tests a job runs. */
export const SHARD_INPUTS = [
  {
    name: 'shard',
    kind: shard,
    modes: ['run', 'ingest'],
    part: 'run',
    otherwise: 'all of it',
    example: '2/5',
    section: 'What to run',
    text:
      'Which part this job runs, such as `2/5`, or `matrix` where each job of a matrix is a part. ' +
      'Of a suite file it runs that part of the cases, for a job in mode `publish` to join. Of result ' +
      'files it says which part they are of: all parts report to one run, on a service at `base-url`, ' +
      'and `all/5` is the job that runs no tests and only ends that run.',
    details: 'A suite file is run in parts by the embedded service alone.',
  },
  {
    name: 'shard-durations',
    kind: text,
    modes: ['run'],
    part: 'run',
    otherwise: 'the parts are told by the hash of what cases are known by',
    example: 'evals/durations/report.json',
    section: 'What to run',
    text:
      'Report of this action, a file or the folder that holds it, by whose durations of cases the ' +
      'parts are made to take alike.',
    details:
      'Relative to the workspace. All parts need the same one, as from the commit or from a job ' +
      'before: parts that were made by others are not joined.',
  },
  {
    name: 'strategy',
    kind: text,
    modes: ['run', 'ingest'],
    expression: `\${{ toJSON(strategy) }}`,
    undecisive: true,
    example: 'leave it out for the default',
    section: 'What to run',
    text: 'Place of the job in its matrix, for `shard` when that is `matrix`. Leave it out.',
  },
] as const satisfies readonly InputDescriptor[];
