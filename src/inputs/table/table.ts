import type { InputDescriptor, ValuesOf } from '../descriptor.ts';
import { COMMON_INPUTS } from './common.ts';
import { EXECUTION_INPUTS } from './execution.ts';
import { INGEST_INPUTS } from './ingest.ts';
import { PUBLISHING_INPUTS } from './publishing.ts';
import { RUN_INPUTS } from './run.ts';

/** Every input of the action, in the order in which what is wrong with them is told. */
export const INPUTS = [
  ...COMMON_INPUTS,
  ...RUN_INPUTS,
  ...EXECUTION_INPUTS,
  ...INGEST_INPUTS,
  ...PUBLISHING_INPUTS,
] as const satisfies readonly InputDescriptor[];

export type InputName = (typeof INPUTS)[number]['name'];

/** What is read of every input. */
export type InputValues = ValuesOf<typeof INPUTS>;
