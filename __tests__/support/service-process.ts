/** The service as a process of its own, to be killed: DATABASE_FILE [URL of an MCP server `tools`]. */
import { remoteServer, serviceWith } from './service.ts';

const [, , databaseFile = '', url = ''] = process.argv;
const servers = url === '' ? [] : [remoteServer('tools', url)];
const { origin, key, project } = await serviceWith(servers, { databaseFile });
process.stdout.write(`${JSON.stringify({ origin, key, project })}\n`);
