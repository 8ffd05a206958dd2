import { FAIL_ON_CHANGE } from '../../model/policy.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { baselineSource } from '../kinds/baseline-source.ts';
import { choice, text } from '../kinds/plain.ts';

/** Inputs of mode `diff`, which holds what servers offer against what they offered. */
export const SURFACE_INPUTS = [
  {
    name: 'compare-to',
    kind: baselineSource,
    modes: ['diff'],
    part: 'surface',
    default: 'auto',
    example: 'file:mcp-surface.json',
    section: 'What servers offer',
    text:
      'What the servers offered before. `auto` looks for the report that an earlier run of this job ' +
      'left as an artifact, on the branch that a pull request is to go to, which takes the permission ' +
      '`actions: read`; `file:<path>` is a snapshot or a report in the workspace; `checkout:<path>` the ' +
      'base itself, whose own servers are asked.',
    details:
      '`branch:<name>` looks on that branch, `run:<id>` in one run of the workflow; `none` compares ' +
      'nothing, as where only a `snapshot` is written: [diff.md](diff.md).',
  },
  {
    name: 'fail-on-change',
    kind: choice(FAIL_ON_CHANGE),
    modes: ['diff'],
    part: 'surface',
    default: 'breaking',
    example: 'any',
    section: 'What servers offer',
    text:
      'Which changes fail the check `surface-compatible`: those that are `breaking` for callers, `any`, ' +
      'those of descriptions too, or `never`, which shows them all the same.',
  },
  {
    name: 'snapshot',
    kind: text,
    modes: ['diff'],
    part: 'surface',
    otherwise: 'none is written',
    example: 'mcp-surface.json',
    section: 'What servers offer',
    text:
      'File in the workspace that what the servers offer is written to: tools with their schemas and ' +
      'annotations, prompts and resources, in an order that is always the same.',
    details:
      'Where a server could not be asked, nothing is written. Commit the file, and `compare-to: ' +
      'file:<path>` holds later states against it. It is read before it is written over.',
  },
] as const satisfies readonly InputDescriptor[];
