/**
 * What a problem means for the evidence: `execution` the run itself failed, `cancelled`, `timeout` our
 * deadline, `network`, `authentication`, `quota`, `evidence` results are missing or contradict each
 * other, `damaged-file`.
 */
export const PROBLEM_KINDS = [
  'execution',
  'cancelled',
  'timeout',
  'network',
  'authentication',
  'quota',
  'evidence',
  'damaged-file',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
