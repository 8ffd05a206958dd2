import { runAction } from './bundle/index.js';
await runAction();
