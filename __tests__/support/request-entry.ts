import { runRequest } from '../../src/action/index.ts';

await runRequest();
