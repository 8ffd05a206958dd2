/**
 * It is `spawn` of Node for programs that Windows has as scripts. The published types know none of
 * the overloads that tell which streams there are.
 */
declare module 'cross-spawn' {
  import type { spawn } from 'node:child_process';

  const crossSpawn: typeof spawn;
  export default crossSpawn;
}
