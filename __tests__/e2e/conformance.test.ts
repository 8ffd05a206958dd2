/** `serve` of the bundle answers as the API says. Limits of time are tested in process only. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testConformance } from '../support/conformance/conformance.ts';
import { openTarget, type Start } from '../support/conformance/target.ts';
import { startProgram } from '../support/program.ts';
import { BUNDLE } from '../support/runner.ts';
import { SETTINGS } from '../support/service.ts';

const withoutNulls = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));

/** Starts the program with a configuration file. */
const startServed: Start = async ({ databaseFile, artifactFolder, projects }, settings) => {
  const folder = dirname(databaseFile);
  const written = projects.map(({ servers, ...project }) => ({
    ...withoutNulls(project),
    mcpServers: Object.fromEntries(
      servers.map(({ name, unset: _unset, ...server }) => {
        if (!('url' in server)) return [name, withoutNulls(server)];
        const { transport: type, ...rest } = server;
        return [name, withoutNulls({ ...rest, type })];
      }),
    ),
  }));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ projects: written }));
  const { ratePerSecond, burst, maxConcurrentRuns } = { ...SETTINGS, ...settings };
  const options = {
    database: databaseFile,
    artifacts: artifactFolder,
    config: 'config.json',
    rate: Math.max(1, Math.round(ratePerSecond * 60)),
    burst,
    'max-concurrent-runs': Math.max(10, maxConcurrentRuns),
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const program = join(dirname(BUNDLE), 'cli.js');
  const { origin, key, end } = await startProgram(program, folder, args);
  return {
    origin,
    key,
    close: async () => {
      await end('SIGTERM');
    },
  };
};

testConformance((settings) => openTarget(startServed, settings));
