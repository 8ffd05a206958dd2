/** The service as a process of its own, to be killed. Its argument is the database file. */
import { serviceWith } from './service.ts';

const databaseFile = process.argv[2] ?? '';
const { origin, key } = await serviceWith([], { databaseFile });
process.stdout.write(`${JSON.stringify({ origin, key })}\n`);
