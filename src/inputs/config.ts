import type { ServerSandbox } from '../contract/embedded/server-sandbox.ts';
import type { Finalize, ResultFormat, TestOutcome } from '../model/ingest-choices.ts';
import type { PublishingSettings } from '../model/publishing.ts';
import type { Shard } from '../model/shard.ts';

/** All that the inputs ask for, validated. */
export type Config = RunConfig | IngestConfig | PublishConfig;

/** Evals run on a service. */
export interface RunConfig extends AnyModeConfig {
  readonly mode: 'run';
  readonly service: EmbeddedService | RemoteService;
  readonly suite: SuiteSource;
  readonly run: SuiteRunSettings;
  readonly models: ModelKeys;
  /** Whose code is run is none of the action's concern. */
  readonly allowUntrustedServers: boolean;
  readonly timeouts: Timeouts;
}

/** Result files of a test runner are judged. */
export interface IngestConfig extends AnyModeConfig {
  readonly mode: 'ingest';
  /** Null where the results are judged where they are, and kept nowhere. */
  readonly service: RemoteService | null;
  readonly results: ResultsSettings;
  readonly run: ReportedRunSettings;
  readonly timeouts: Timeouts;
}

/** The report that another job collected is judged. */
export interface PublishConfig extends AnyModeConfig {
  readonly mode: 'publish';
  /** File, or folder that holds it; as written, relative to the workspace. */
  readonly reportPath: string;
}

/** What holds wherever the results are from. */
interface AnyModeConfig {
  readonly policy: PolicySettings;
  readonly publishing: PublishingSettings;
}

/** What the user asks of the results. */
export interface PolicySettings {
  readonly minPassRatePercent: number | undefined;
}

export interface Timeouts {
  /** How long the evals may take, or the report of their results. */
  readonly evalsMs: number;
}

/** A service somewhere else, and its key. */
export interface RemoteService {
  readonly kind: 'remote';
  readonly baseUrl: string;
  readonly apiKey: string;
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

/** A saved suite to rerun, by id or name; or a file in the workspace. */
export type SuiteSource =
  | { readonly kind: 'saved'; readonly suite: string }
  | { readonly kind: 'file'; readonly file: string };

/** How a suite is run. */
export interface SuiteRunSettings {
  /** Id or name. */
  readonly project: string | undefined;
  /** Ids or names; empty where the suite decides. */
  readonly servers: readonly string[];
  readonly iterations: number | undefined;
  readonly notes: string | undefined;
}

/** Keys of model providers. */
export interface ModelKeys {
  /** Lower-cased provider to key. */
  readonly apiKeys: Readonly<Record<string, string>>;
  /** Lower-cased providers whose key is named and empty, as secrets are in workflows of forks. */
  readonly emptyKeys: readonly string[];
}

/** Which result files are read, and how. */
export interface ResultsSettings {
  /** One a line; empty for the job that only ends the run of the other shards. */
  readonly globs: string;
  readonly format: 'auto' | ResultFormat;
  /** That equal cases of one result file are attempts of one test. */
  readonly mergeRetries: boolean;
  readonly ifNoFiles: 'error' | 'warn' | 'ignore';
  readonly testOutcome: TestOutcome;
}

/** The run that results are reported as. */
export interface ReportedRunSettings {
  /** Id or name. */
  readonly project: string | undefined;
  readonly notes: string | undefined;
  /** Undefined: named after workflow and job. */
  readonly suiteName: string | undefined;
  readonly externalRunId: string | undefined;
  readonly shard: Shard | null;
  readonly finalize: Finalize;
  readonly uploadArtifacts: boolean;
}
