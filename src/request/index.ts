import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEmbedded } from '../inputs/raw-inputs.ts';
import { prepareForServers } from '../runner/prepared-process.ts';
import { runRequest } from './request.ts';
import { readRawRequest } from './request-config.ts';

const exposed = await prepareForServers(() => isEmbedded(readRawRequest()));
// The service lies beside this program, in the bundle as in the sources.
const own = fileURLToPath(import.meta.url);
const serviceEntry = join(dirname(own), '..', 'service', `index${extname(own)}`);
await runRequest({ serviceEntry, exposed });
