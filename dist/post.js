import { runPost } from './bundle/index.js';
await runPost();
