import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { messageOf } from '../lib/errors.ts';
import { unreadable } from '../report/place.ts';
import { sampleSuite } from '../sources/suite/sample.ts';
import { MESSAGES } from '../words/messages.ts';
import { SAMPLE } from '../words/tools.ts';
import { defineCommand, EXIT_CODES } from './command.ts';
import { mcpConfig } from './options.ts';
import { readTools } from './tools.ts';

const USUAL_FILE = 'evals/suite.yaml';

/** Runs `init [FILE]`: writes a first suite for the servers of the list. It calls no tool. */
export const command = defineCommand(
  { 'mcp-config': mcpConfig },
  1,
  async ({ values, operands: [file = USUAL_FILE] }, environment, write) => {
    const { logger, workspace } = environment;
    const path = resolve(workspace, file);
    if (relative(workspace, path).startsWith('..'))
      return unreadable(file, { reason: 'outside', near: [] });
    const reason = existsSync(path + sep) ? 'not-a-file' : 'exists';
    if (existsSync(path)) return unreadable(file, { reason, near: [] });
    const read = await readTools(values['mcp-config'], environment);
    if ('problems' in read) return read;
    const { listings, code } = read;
    for (const line of listings.flatMap(({ log }) => log)) logger.error(line);
    const sound = listings.filter(({ troubles }) => troubles.length === 0);
    const others = listings.filter((one) => !sound.includes(one)).map(({ server }) => server);
    try {
      const suite = sampleSuite(basename(workspace), sound);
      if (suite.cases === 0) throw new Error(SAMPLE.nothing);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, suite.text, { flag: 'wx' });
      write(SAMPLE.written(file, suite.cases, suite.skipped, others));
      return code;
    } catch (error) {
      logger.error(MESSAGES.surface('suite', messageOf(error)));
      return code || EXIT_CODES.incomplete;
    }
  },
);
