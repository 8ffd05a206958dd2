/** The terminal program from its sources. */
import { runCli } from '../src/cli/index.ts';

await runCli();
