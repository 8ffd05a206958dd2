import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { isLoopback } from '../api/client/connection.ts';
import { errorCode, messageOf, stackOf } from '../lib/errors.ts';
import { SIGNAL_EXIT } from '../lib/processes.ts';
import type { Service } from '../service/start.ts';
import { startInProcess } from '../session/embedded.ts';
import { MESSAGES } from '../words/messages.ts';
import type { StartTrouble } from '../words/service.ts';
import { defineCommand, EXIT_CODES } from './command.ts';
import { KEY_VARIABLE, text, whole } from './options.ts';

const MINUTE_S = 60;
const SECOND_MS = 1_000;
/** npm passes a signal on that the terminal has sent already. */
const REPEATED_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const NO_CONFIG = { projects: null, secrets: [] };
const NO_MODELS = { providers: new Map() };

const OPTIONS = {
  database: text()
    .default('mcp-eval-gate.sqlite')
    .describe('Path of the database. Default: mcp-eval-gate.sqlite.'),
  config: text().optional().describe('File of projects and servers.'),
  'models-config': text().optional().describe('File of models that need no key of the caller.'),
  listen: text().default('127.0.0.1').describe('Address to listen on. Default: 127.0.0.1.'),
  port: whole(0, 65_535, '8787', 'Port to listen on. 0: any free port.'),
  rate: whole(1, 1_000_000, '60', 'Requests a minute.'),
  burst: whole(1, 1_000_000, '10', 'Requests at once.'),
  'max-concurrent-runs': whole(1, 1_000, '2', 'Active runs.'),
  grace: whole(0, 86_400, '30', 'Seconds that runs have to end after a signal.', 'seconds'),
};

export const command = defineCommand(OPTIONS, 0, async ({ values }, environment, write) => {
  const { workspace: folder, variables, logger, redactor, signal } = environment;
  const named = (path: string) => ({ folder, path, environment: variables });
  const { readConfigFile, readModelsFile } = await import('../service/catalogue/config-file.ts');

  const { config: configPath, 'models-config': modelsPath } = values;
  const config = configPath === undefined ? NO_CONFIG : await readConfigFile(named(configPath));
  const models = modelsPath === undefined ? NO_MODELS : await readModelsFile(named(modelsPath));
  if ('problems' in config || 'problems' in models) {
    const files = [config, models];
    return { problems: files.flatMap((file) => ('problems' in file ? file.problems : [])) };
  }
  const given = variables[KEY_VARIABLE] ?? '';
  const { newKey } = await import('../service/settings.ts');
  const key = given === '' ? newKey() : given;
  redactor.add(KEY_VARIABLE, [key]);
  for (const [name, secrets] of config.secrets) redactor.add(name, secrets);
  for (const [name, { apiKey }] of models.providers) redactor.add(name, [apiKey ?? '']);
  for (const name of redactor.weak) logger.warn(MESSAGES.weakSecret(name));

  const file = resolve(folder, values.database);
  const artifactFolder = resolve(folder, `${values.database}.artifacts`);
  const setup = {
    databaseFile: file,
    host: values.listen,
    port: values.port,
    settings: {
      ratePerSecond: values.rate / MINUTE_S,
      burst: values.burst,
      maxConcurrentRuns: values['max-concurrent-runs'],
      providers: models.providers,
      artifactFolder,
      isLocalOnly: isLoopback(values.listen),
      takesCommands: false,
    },
    projects: config.projects,
    key,
  };
  let service: Service;
  try {
    mkdirSync(artifactFolder, { recursive: true, mode: 0o700 });
    service = await startInProcess(setup, environment, (error) => logger.error(stackOf(error)));
  } catch (error) {
    logger.debug(stackOf(error));
    const { listen: host, port } = values;
    const { KeyError } = await import('../service/servers/oauth/seal.ts');
    const storage = await import('../service/storage/database.ts');
    const fail = (trouble: StartTrouble) => ({ trouble });
    if (error instanceof KeyError) return fail({ reason: 'encryption-key', source: error.source });
    if (error instanceof storage.DatabaseInUseError)
      return fail({ reason: 'database-in-use', file });
    if (error instanceof storage.DatabaseVersionError) {
      return fail({ reason: 'database-version', file, version: error.version });
    }
    if (errorCode(error) === 'EADDRINUSE') return fail({ reason: 'port-taken', host, port });
    const detail = messageOf(error);
    if (errorCode(error) === 'ERR_SQLITE_ERROR') return fail({ reason: 'database', file, detail });
    return fail({ reason: 'start', detail });
  }
  write(MESSAGES.listening(service.origin));
  if (given === '') write(MESSAGES.newKey(key, KEY_VARIABLE));
  if (!signal.aborted) await once(signal, 'abort');
  const since = performance.now();
  for (const name of SIGNALS) {
    // A later signal does not wait for runs. Servers die with the process.
    process.on(name, () => {
      if (performance.now() - since < REPEATED_SIGNAL_MS) return;
      process.exit(SIGNAL_EXIT + constants.signals[name]);
    });
  }
  logger.info(MESSAGES.stopping(values.grace));
  await service.close(values.grace * SECOND_MS);
  return EXIT_CODES.passed;
});
