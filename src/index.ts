import { run } from './main.ts';

const { leftWorkBehind } = await run();
// An upload that was given up would keep the step waiting for the network.
if (leftWorkBehind) process.exit();
