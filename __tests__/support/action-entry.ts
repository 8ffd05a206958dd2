import { runAction } from '../../src/action/index.ts';

await runAction();
