import { join } from 'node:path';
import { run } from '../../../src/main.ts';

/** The action from its sources, its service too. */
await run({ serviceEntry: join(import.meta.dirname, '../session/source-service.ts') });
