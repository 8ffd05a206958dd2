import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { readConfig } from '../inputs/config.ts';
import { INPUTS } from '../inputs/rows.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT } from '../lib/limits.ts';
import { placeOfFile } from '../report/place.ts';
import { openSession } from '../session/session.ts';
import { sampleSuite } from '../sources/suite/sample.ts';
import { MESSAGES } from '../words/messages.ts';
import { SAMPLE } from '../words/tools.ts';
import { defineCommand, EXIT_CODES } from './command.ts';
import { dotenv, mcpConfig } from './options.ts';
import { listTools } from './tools.ts';

const USUAL_FILE = 'evals/suite.yaml';

/** Runs `init [FILE]`: writes a first suite for the servers of the list. It calls no tool. */
export const command = defineCommand(
  { 'mcp-config': mcpConfig, dotenv },
  1,
  async ({ values, operands: [file = USUAL_FILE] }, environment, write) => {
    const { logger, redactor, workspace } = environment;
    const path = resolve(workspace, file);
    const exists = { code: 'unreadable' as const, reason: 'exists' as const, near: [] };
    if (existsSync(path)) return { problems: [{ place: placeOfFile(file), data: exists }] };
    const { config } = readConfig(new Map([[INPUTS.mcpConfig.name, values['mcp-config']]]), []);
    const session = await openSession(config, environment);
    if ('problems' in session) return session;
    const { servers } = session;
    logger.progress(MESSAGES.starting(servers.map(({ name }) => name)));
    try {
      const listings = await Promise.all(servers.map((server) => listTools(server, session)));
      for (const { server, troubles } of listings)
        for (const one of troubles) logger.error(`${server}: ${one}`);
      if (listings.some(({ isInvalid }) => isInvalid)) return EXIT_CODES.invalid;
      if (listings.some(({ troubles }) => troubles.length > 0)) return EXIT_CODES.failed;
      const clean = listings.map(({ server, tools }) => {
        return { server, tools: tools.map((one) => Object(redactor.json(one, TEXT_LIMIT))) };
      });
      const suite = sampleSuite(basename(workspace), clean);
      if (suite.cases === 0) throw new Error(SAMPLE.nothing);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, suite.text, { flag: 'wx' });
      write(SAMPLE.written(file, suite.cases, suite.skipped));
      return EXIT_CODES.passed;
    } catch (error) {
      logger.error(MESSAGES.surface('suite', messageOf(error)));
      return EXIT_CODES.incomplete;
    } finally {
      await session.close().catch((error) => logger.debug(stackOf(error)));
    }
  },
);
