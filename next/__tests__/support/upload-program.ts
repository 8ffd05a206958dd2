/** Uploads a report in a process of its own, to be killed. Arguments: address, key, rows. */
import { connect } from '../../src/session/hosted.ts';
import { upload } from '../../src/sources/upload/upload.ts';
import { environmentOf, reportOf } from './uploads.ts';

const [, , baseUrl = '', apiKey = '', rows] = process.argv;
const environment = environmentOf();
const connection = await connect({ baseUrl, apiKey, project: '' }, environment);
if ('problems' in connection) throw new Error(JSON.stringify(connection));
await upload(reportOf(Number(rows)), new Map(), connection, environment);
