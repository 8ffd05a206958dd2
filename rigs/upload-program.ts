/** Uploads a report: ORIGIN KEY PROJECT ROWS. It is killed from outside. */
import { environmentOf, quickClient, reportOf } from '../__tests__/support/uploads.ts';
import { upload } from '../src/sources/upload/upload.ts';

const [origin = '', key = '', projectId = '', rows = ''] = process.argv.slice(2);
const connection = { client: quickClient(origin, key), projectId };
await upload(reportOf(Number(rows)), connection, environmentOf());
