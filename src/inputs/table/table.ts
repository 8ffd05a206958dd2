import type { InputDescriptor, ValuesOf } from '../descriptor.ts';
import { BASELINE_INPUTS } from './baseline.ts';
import { COMMON_INPUTS } from './common.ts';
import { EXECUTION_INPUTS } from './execution.ts';
import { INGEST_INPUTS } from './ingest.ts';
import { POLICY_INPUTS } from './policy.ts';
import { PUBLISHING_INPUTS } from './publishing.ts';
import { REPORT_TO_INPUTS } from './report-to.ts';
import { RUN_INPUTS } from './run.ts';
import { SHARD_INPUTS } from './shards.ts';
import { SURFACE_INPUTS } from './surface.ts';

/** Every input of the action, in the order in which what is wrong with them is told. */
export const INPUTS = [
  ...COMMON_INPUTS,
  ...POLICY_INPUTS,
  ...RUN_INPUTS,
  ...SHARD_INPUTS,
  ...EXECUTION_INPUTS,
  ...INGEST_INPUTS,
  ...BASELINE_INPUTS,
  ...SURFACE_INPUTS,
  ...PUBLISHING_INPUTS,
  ...REPORT_TO_INPUTS,
] as const satisfies readonly InputDescriptor[];

export type InputName = (typeof INPUTS)[number]['name'];

/** What is read of every input. */
export type InputValues = ValuesOf<typeof INPUTS>;
