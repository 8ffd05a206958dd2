import type { ServerSandbox } from '../contract/embedded/server-sandbox.ts';
import type { BaselineSource } from '../model/baseline.ts';
import {
  type InputDescriptor,
  type Part,
  type PartOf,
  propertyOf,
  type ValuesOf,
} from './descriptor.ts';
import { splitLines } from './kinds/plain.ts';
import type { JudgingSource, Source } from './mode.ts';
import type { PolicySettings } from './policy.ts';
import type { RawInputs } from './raw-inputs.ts';
import { DEFAULT_QUARANTINE_FILE } from './table/policy.ts';
import { PUBLISHING_INPUTS } from './table/publishing.ts';
import { INPUTS, type InputValues } from './table/table.ts';
import { readValues } from './values.ts';

/** All that the inputs ask for, validated. */
export type Config = ResultsConfig | DoctorConfig;

/** Results are judged by a policy, and held against others. */
export type ResultsConfig = RunConfig | IngestConfig | CommandConfig | DiffConfig | PublishConfig;

/** Evals run on a service. */
export interface RunConfig extends AnyModeConfig<'run'> {
  readonly service: EmbeddedService | RemoteService;
  readonly suite: SuiteSource;
  /** How the suite is run. */
  readonly run: PartOf<Inputs, 'run', 'run'>;
  /** In place of what suite and cases say of the same; for the embedded service alone. */
  readonly execution: PartOf<Inputs, 'run', 'execution'>;
  readonly models: ModelKeys;
  /** Whose code is run is none of the action's concern. */
  readonly allowUntrustedServers: boolean;
  /** Who else is to have the results; null for nobody. */
  readonly reportTo: ReportReceiver | null;
  readonly timeouts: PartOf<Inputs, 'run', 'timeouts'>;
}

/** Result files of a test runner are judged. */
export interface IngestConfig extends AnyModeConfig<'ingest'> {
  /** Null where the results are judged where they are, and kept nowhere. */
  readonly service: RemoteService | null;
  /** Which result files are read, and how. */
  readonly results: PartOf<Inputs, 'ingest', 'results'>;
  /** The run that the results are reported as. */
  readonly run: PartOf<Inputs, 'ingest', 'run'>;
  readonly timeouts: PartOf<Inputs, 'ingest', 'timeouts'>;
}

/** An eval program is run, and the runs that it reports are judged. */
export interface CommandConfig extends AnyModeConfig<'command'> {
  readonly service: ReportingService | RemoteService;
  /** Lines of a shell, as they are written. */
  readonly command: string;
  /** Where its runs go to. */
  readonly run: PartOf<Inputs, 'command', 'run'>;
  /** Whose code is run is none of the action's concern. */
  readonly allowUntrustedServers: boolean;
  /** Who else is to have the results; null for nobody. */
  readonly reportTo: ReportReceiver | null;
  readonly timeouts: PartOf<Inputs, 'command', 'timeouts'>;
}

/** What servers offer is held against what they offered. */
export interface DiffConfig extends AnyModeConfig<'diff'> {
  readonly service: EmbeddedService | RemoteService;
  /** Which servers are asked. */
  readonly run: PartOf<Inputs, 'diff', 'run'>;
  readonly surface: PartOf<Inputs, 'diff', 'surface'>;
  readonly allowUntrustedServers: boolean;
  readonly timeouts: PartOf<Inputs, 'diff', 'timeouts'>;
}

/** The report that another job collected is judged. */
export interface PublishConfig extends AnyModeConfig<'publish'> {
  /** File, or folder that holds it; as written, relative to the workspace. */
  readonly reportPath: string;
}

/** Servers are looked at. */
export interface DoctorConfig {
  readonly mode: 'doctor';
  readonly service: EmbeddedService | RemoteService;
  /** Which servers. */
  readonly run: PartOf<Inputs, 'doctor', 'run'>;
  /** Whose code is run is none of the action's concern. */
  readonly allowUntrustedServers: boolean;
  readonly timeouts: PartOf<Inputs, 'doctor', 'timeouts'>;
  readonly publishing: PublishingConfig;
}

type Inputs = typeof INPUTS;

interface AnyModeConfig<Mode extends Exclude<Source, 'doctor'>> {
  readonly mode: Mode;
  /** What the user asks of the results. */
  readonly policy: PolicySettings;
  /** What they are held against. */
  readonly baseline: BaselineSource;
  /** Where more of it is written; relative to the workspace. */
  readonly policyFiles: PartOf<Inputs, Mode, 'policyFiles'>;
  readonly publishing: PublishingConfig;
}

/** Where more of a policy is written than in the inputs. */
export type PolicyFiles = RunConfig['policyFiles'];

/** Where that is, whatever the inputs are. */
export function policyFilesOf(raw: RawInputs): PolicyFiles {
  const { 'gate-file': gateFile, 'quarantine-file': quarantineFile } = raw;
  return { gateFile, quarantineFile: quarantineFile ?? DEFAULT_QUARANTINE_FILE };
}

/** What is to be said of a policy, with no results to judge by it. */
export interface CalibrationConfig
  extends Pick<AnyModeConfig<'calibrate'>, 'policy' | 'baseline' | 'policyFiles'> {
  /** Files, or folders that hold them; as written, relative to the workspace. */
  readonly reportPaths: readonly string[];
}

/** What is done with a verdict, whatever it is about. */
export interface PublishingConfig
  extends PartOf<typeof PUBLISHING_INPUTS, JudgingSource, 'publishing'> {
  /** Results are only kept, for another job to publish: no comment, no check run. */
  readonly collectsOnly: boolean;
  /** What the user names the results by: the same whether or not they came about. */
  readonly subject: string;
}

/** A service somewhere else, and its key. */
export interface RemoteService {
  readonly kind: 'remote';
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** A service that is sent the results of the embedded one. */
export interface ReportReceiver {
  readonly baseUrl: string;
  /** Empty where there is none, as secrets are in workflows of forks. */
  readonly apiKey: string;
  /** By id or name. */
  readonly project: string | undefined;
}

/** The embedded service with the MCP servers and models that it reaches. */
export interface EmbeddedService {
  readonly kind: 'embedded';
  /** As written; relative to the workspace. */
  readonly mcpConfigFile: string;
  /** Lower-cased provider to address. */
  readonly modelBaseUrls: Readonly<Record<string, string>>;
  /** What local servers are started in. */
  readonly serverSandbox: ServerSandbox;
}

/** The embedded service with no servers: it takes what is reported to it. */
export interface ReportingService {
  readonly kind: 'reporting';
}

/** A saved suite to rerun, by id or name; or a file in the workspace. */
export type SuiteSource =
  | { readonly kind: 'saved'; readonly suite: string }
  | { readonly kind: 'file'; readonly file: string };

/** Keys of model providers. */
export interface ModelKeys {
  /** Lower-cased provider to key. */
  readonly apiKeys: Readonly<Record<string, string>>;
  /** Lower-cased providers whose key is named and empty, as secrets are in workflows of forks. */
  readonly emptyKeys: readonly string[];
}

/** The Config of a mode, from inputs that are all right. */
export function toConfig(mode: JudgingSource, values: InputValues, raw: RawInputs): Config {
  const publishing = publishingOf(values, raw);
  switch (mode) {
    case 'run':
      return {
        mode,
        service: remoteServiceOf(values) ?? embeddedServiceOf(values),
        suite: suiteOf(values),
        run: partOf(INPUTS, values, mode, 'run'),
        execution: partOf(INPUTS, values, mode, 'execution'),
        models: modelKeysOf(values),
        allowUntrustedServers: values['allow-untrusted-servers'],
        reportTo: receiverOf(values),
        policy: partOf(INPUTS, values, mode, 'policy'),
        baseline: values.baseline,
        policyFiles: partOf(INPUTS, values, mode, 'policyFiles'),
        timeouts: partOf(INPUTS, values, mode, 'timeouts'),
        publishing,
      };
    case 'ingest':
      return {
        mode,
        service: remoteServiceOf(values),
        results: partOf(INPUTS, values, mode, 'results'),
        run: partOf(INPUTS, values, mode, 'run'),
        policy: partOf(INPUTS, values, mode, 'policy'),
        baseline: values.baseline,
        policyFiles: partOf(INPUTS, values, mode, 'policyFiles'),
        timeouts: partOf(INPUTS, values, mode, 'timeouts'),
        publishing,
      };
    case 'command':
      return commandConfigOf(values, publishing);
    case 'doctor':
      return {
        mode,
        service: remoteServiceOf(values) ?? embeddedServiceOf(values),
        run: partOf(INPUTS, values, mode, 'run'),
        allowUntrustedServers: values['allow-untrusted-servers'],
        timeouts: partOf(INPUTS, values, mode, 'timeouts'),
        publishing,
      };
    case 'diff':
      return {
        mode,
        service: remoteServiceOf(values) ?? embeddedServiceOf(values),
        run: partOf(INPUTS, values, mode, 'run'),
        surface: partOf(INPUTS, values, mode, 'surface'),
        allowUntrustedServers: values['allow-untrusted-servers'],
        policy: {},
        baseline: values['compare-to'],
        policyFiles: {},
        timeouts: partOf(INPUTS, values, mode, 'timeouts'),
        publishing,
      };
    case 'publish':
      return {
        mode,
        reportPath: values['report-path'] ?? '',
        policy: partOf(INPUTS, values, mode, 'policy'),
        baseline: values.baseline,
        policyFiles: partOf(INPUTS, values, mode, 'policyFiles'),
        publishing,
      };
  }
}

function commandConfigOf(values: InputValues, publishing: PublishingConfig): CommandConfig {
  const mode = 'command';
  return {
    mode,
    service: remoteServiceOf(values) ?? { kind: 'reporting' },
    command: values.command ?? '',
    run: partOf(INPUTS, values, mode, 'run'),
    allowUntrustedServers: values['allow-untrusted-servers'],
    reportTo: receiverOf(values),
    policy: partOf(INPUTS, values, mode, 'policy'),
    baseline: values.baseline,
    policyFiles: partOf(INPUTS, values, mode, 'policyFiles'),
    timeouts: partOf(INPUTS, values, mode, 'timeouts'),
    publishing,
  };
}

/** What mode `calibrate` is asked for, by inputs that are all right. */
export function toCalibrationConfig(values: InputValues): CalibrationConfig {
  return {
    reportPaths: splitLines(values['report-path'] ?? ''),
    policy: partOf(INPUTS, values, 'calibrate', 'policy'),
    baseline: values.baseline,
    policyFiles: partOf(INPUTS, values, 'calibrate', 'policyFiles'),
  };
}

/** Inputs that tell the results of one step of a job from those of another; comments go by them. */
const SUBJECT_INPUTS = ['suite', 'suite-file', 'suite-name', 'results', 'report-path'] as const;

/**
 * What holds even where some inputs are wrong: a value that cannot be read falls back to its
 * default. That it is wrong is told by the verdict `invalid`, which has to be shown somewhere.
 */
export function toPublishingConfig(raw: RawInputs): PublishingConfig {
  return publishingOf(readValues(PUBLISHING_INPUTS, raw).values, raw);
}

function publishingOf(
  values: ValuesOf<typeof PUBLISHING_INPUTS>,
  raw: RawInputs,
): PublishingConfig {
  return {
    ...partOf(PUBLISHING_INPUTS, values, 'publish', 'publishing'),
    collectsOnly: raw['mode'] === 'collect',
    // One that came later is left out where it is not given: reports of former versions have the same.
    subject: [
      ...SUBJECT_INPUTS.map((name) => raw[name] ?? ''),
      ...(raw['command'] ? [raw['command']] : []),
      ...subjectOfMode(raw),
    ].join('\n'),
  };
}

/** Nothing else tells a look at servers from another step that has none of those inputs. */
function subjectOfMode(raw: RawInputs): string[] {
  if (raw['mode'] !== 'doctor') return [];
  return ['doctor', raw['mcp-config'] ?? '', raw['servers'] ?? ''];
}

/** What the inputs of a part come to in a mode. */
export function partOf<T extends readonly InputDescriptor[], Mode extends Source, P extends Part>(
  table: T,
  values: Readonly<Record<string, unknown>>,
  mode: Mode,
  part: P,
): PartOf<T, Mode, P> {
  const taken = table.filter((input) => input.part === part && input.modes.includes(mode));
  const entries = taken.map((input) => [propertyOf(input), values[input.name]]);
  // The type says of the descriptors what the filter does with them.
  return Object.fromEntries(entries) as PartOf<T, Mode, P>;
}

function remoteServiceOf(values: InputValues): RemoteService | null {
  const address = values['base-url'];
  return address.kind === 'embedded' ? null : { ...address, apiKey: values['api-key'] ?? '' };
}

function receiverOf(values: InputValues): ReportReceiver | null {
  const baseUrl = values['report-to'];
  if (baseUrl === undefined) return null;
  const apiKey = values['report-to-api-key'] ?? '';
  return { baseUrl, apiKey, project: values['report-to-project'] };
}

function embeddedServiceOf(values: InputValues): EmbeddedService {
  return {
    kind: 'embedded',
    mcpConfigFile: values['mcp-config'],
    modelBaseUrls: values['model-base-urls'],
    serverSandbox: values['server-sandbox'],
  };
}

function suiteOf({ suite, 'suite-file': file }: InputValues): SuiteSource {
  return suite === undefined ? { kind: 'file', file: file ?? '' } : { kind: 'saved', suite };
}

function modelKeysOf(values: InputValues): ModelKeys {
  const keys = Object.entries(values['model-api-keys']);
  return {
    apiKeys: Object.fromEntries(keys.filter(([, key]) => key !== '')),
    emptyKeys: keys.flatMap(([provider, key]) => (key === '' ? provider : [])),
  };
}
