import { runCli } from './bundle/index.js';
await runCli();
