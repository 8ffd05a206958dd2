import { runCli } from '../../src/cli/index.ts';

await runCli();
