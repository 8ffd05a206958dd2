/** The variable that has the folder of an iteration. */
export const ITERATION_VARIABLE = 'ITERATION_TMP';

/** Stands for the folder of an iteration, wherever it is written. */
export const ITERATION_FOLDER = `\${${ITERATION_VARIABLE}}`;

/** Whether any text of a value names the folder of an iteration. */
export function namesIterationFolder(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).includes(ITERATION_FOLDER);
}
