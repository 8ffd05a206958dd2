import type { ExecutionSettings } from '../../contract/cases/execution-settings.ts';
import type { SuiteFile } from '../suite-file/suite-file-schema.ts';

/** What is asked of a run by those who run it; a member that is undefined asks nothing. */
export type ExecutionInputs = {
  readonly [Name in keyof ExecutionSettings]: ExecutionSettings[Name] | undefined;
};

/** How a run is carried out: as the inputs say, else as the suite does. Limits are those of its cases. */
export function runExecution(
  inputs: ExecutionInputs,
  suite: Pick<SuiteFile, 'concurrency' | 'isolation' | 'setup' | 'teardown'> | undefined,
): { execution?: ExecutionSettings } {
  const { concurrency, isolation, setup, teardown } = suite ?? {};
  const ofSuite = withoutUnset({ concurrency, isolation, setup, teardown });
  const execution: ExecutionSettings = { ...ofSuite, ...withoutUnset(inputs) };
  return isEmpty(execution) ? {} : { execution };
}

const isEmpty = (settings: object): boolean => Object.keys(settings).length === 0;

type Given<Settings> = { [Name in keyof Settings]?: Exclude<Settings[Name], undefined> };

function withoutUnset<Settings extends object>(settings: Settings): Given<Settings> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  // The filter is what the type says.
  return Object.fromEntries(given) as Given<Settings>;
}
