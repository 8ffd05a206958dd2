/** The one bundle. Each entry starts its part, which loads what it needs when it needs it. */
export const runAction = async () => (await import('../../src/action/index.ts')).runAction();
export const runCli = async () => (await import('../../src/cli/index.ts')).runCli();
export const runPost = async () => (await import('../../src/action/post.ts')).runPost();
export const runRequest = async () => (await import('../../src/action/index.ts')).runRequest();
export const runThread = async () => import('../../src/judge/thread.ts');
