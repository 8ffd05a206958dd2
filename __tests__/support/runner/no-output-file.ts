import { run } from '../../../src/main.ts';

/** The action on a runner whose file for outputs is gone. */
process.env['GITHUB_OUTPUT'] = '/nowhere/outputs';
await run();
