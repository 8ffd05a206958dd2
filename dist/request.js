import { runRequest } from './bundle/index.js';
await runRequest();
