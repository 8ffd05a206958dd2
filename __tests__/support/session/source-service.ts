/**
 * The service from its sources. The action starts it without the variable that tells Node where it
 * keeps what it has compiled; half of its start is compiling.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/node-compile');
enableCompileCache(folder);
// It hands this on to its workers, which run sources too, and to no server.
process.env['NODE_COMPILE_CACHE'] = folder;
await import('../../../src/service/index.ts');
