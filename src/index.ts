import { startsServers } from './inputs/inputs.ts';
import { run } from './main.ts';
import { prepareForServers } from './runner/prepared-process.ts';

const { leftWorkBehind } = await run({ exposed: await prepareForServers(startsServers) });
// An upload that was given up would keep the step waiting for the network.
if (leftWorkBehind) process.exit();
