import { runThread } from './index.js';
await runThread();
