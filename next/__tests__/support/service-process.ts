/** The service as a process of its own, to be killed. Its argument is the database file. */
import { organizationOf, startTestService } from './service.ts';

const databaseFile = process.argv[2] ?? '';
const { origin, key } = await startTestService([organizationOf({})], { databaseFile });
process.stdout.write(`${JSON.stringify({ origin, key })}\n`);
