import type {
  CommandConfig,
  DiffConfig,
  DoctorConfig,
  IngestConfig,
  PublishConfig,
  RunConfig,
} from '../inputs/config.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { errorMessage } from '../trouble/errors.ts';
import { refuseUntrustedCode, refuseUntrustedCommand } from './code-origin/untrusted-code.ts';
import type { JobContext } from './job-context.ts';
import {
  connectService,
  type OpenService,
  type ServiceConnection,
  type SuiteNeeds,
} from './service-connection.ts';

/** What a job holds while results are collected and judged. */
export interface Session
  extends Pick<
    JobContext,
    'environment' | 'payload' | 'workspace' | 'temporaryFolder' | 'version' | 'clock' | 'logger'
  > {
  /** Hides the secrets of the job, those as well that become known later. */
  readonly secrets: Redactor;
  /** Makes them known as such. */
  hide(secrets: Iterable<string>): void;
  /** Aborts where the job is cancelled, and where the embedded service is gone. */
  readonly signal: AbortSignal;
  /** When `timeout-minutes` are over, counted from the opening. */
  readonly deadlineAtMs: number;
  /**
   * The service of the inputs, connected or started by whoever asks first and the same for all.
   * Before anything is started or sent, it is made sure whose code is checked out.
   * @throws ConfigurationError, CodeOriginError, EmbeddedServiceError, or the signal's reason.
   */
  service(suite?: SuiteNeeds): Promise<ServiceConnection>;
  /** Ends what was opened, servers included. Never throws: no verdict is lost by it. */
  close(): Promise<void>;
}

/** The session as those have it who do not end it. */
export type BorrowedSession = Omit<Session, 'close'>;

/** What of the configuration decides what a session opens; mode `publish` has nothing to open. */
export type SessionConfig =
  | Pick<RunConfig, 'mode' | 'service' | 'suite' | 'models' | 'allowUntrustedServers' | 'timeouts'>
  | Pick<CommandConfig, 'mode' | 'service' | 'command' | 'allowUntrustedServers' | 'timeouts'>
  | Pick<DoctorConfig, 'mode' | 'service' | 'allowUntrustedServers' | 'timeouts'>
  | Pick<IngestConfig, 'mode' | 'service' | 'timeouts'>
  | Pick<DiffConfig, 'mode' | 'service' | 'allowUntrustedServers' | 'timeouts'>
  | Pick<PublishConfig, 'mode'>;

/** Opens the session of a job. Nothing is started or sent before somebody asks for the service. */
export function openSession(config: SessionConfig, context: JobContext): Session {
  const { clock, logger } = context;
  // A collected report is read, which waits for nobody.
  const timeoutMs = config.mode === 'publish' ? Number.POSITIVE_INFINITY : config.timeouts.evalsMs;
  const lost = new AbortController();
  const closing = new AbortController();
  const signal = AbortSignal.any([context.signal, lost.signal]);
  let opened: Promise<OpenService> | undefined;
  let closed: Promise<void> | undefined;

  const open = async (suite: SuiteNeeds): Promise<OpenService> => {
    const service = await openService(config, suite, {
      ...context,
      signal: AbortSignal.any([context.signal, closing.signal]),
    });
    const { died } = service;
    if (died?.aborted) lost.abort(died.reason);
    died?.addEventListener('abort', () => lost.abort(died.reason), { once: true });
    return service;
  };
  const closeService = async () => {
    // One that is just being started is not waited for.
    closing.abort(new Error('The session was closed.'));
    try {
      // Whoever asked for it has been told why it is not there.
      const service = await opened?.catch(() => undefined);
      await service?.close();
    } catch (error) {
      logger.warning(`The embedded service could not be ended: ${errorMessage(error)}`);
    }
  };

  return {
    environment: context.environment,
    payload: context.payload,
    workspace: context.workspace,
    temporaryFolder: context.temporaryFolder,
    version: context.version,
    clock,
    logger,
    secrets: context.secrets,
    hide: (secrets) => {
      for (const secret of secrets) context.secrets.learn(secret);
    },
    signal,
    deadlineAtMs: clock.now() + timeoutMs,
    service: async (suite = {}) => {
      if (closed !== undefined) throw new Error('The session is closed.');
      opened ??= open(suite);
      return (await opened).connection;
    },
    close: () => {
      closed ??= closeService();
      return closed;
    },
  };
}

/** Servers alone are asked: no suite file is run, and no model. */
const WITHOUT_SUITE = {
  suite: { kind: 'saved', suite: '' },
  models: { apiKeys: {}, emptyKeys: [] },
} as const;

async function openService(
  config: SessionConfig,
  suite: SuiteNeeds,
  context: JobContext,
): Promise<OpenService> {
  if (config.mode === 'run') await refuseUntrustedCode(config, context, suite);
  if (config.mode === 'command') await refuseUntrustedCommand(config, context);
  if (config.mode === 'doctor' || config.mode === 'diff') {
    await refuseUntrustedCode({ ...config, ...WITHOUT_SUITE }, context, suite);
  }
  const service = config.mode === 'publish' ? null : config.service;
  if (service === null) throw new Error('The inputs name no service.');
  return connectService(service, suite, context);
}
