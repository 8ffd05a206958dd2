import { runPost } from '../../src/action/post.ts';

await runPost();
