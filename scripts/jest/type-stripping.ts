import { stripTypeScriptTypes } from 'node:module';

/** Jest transform: removes the types as Node itself does, so that tests run what `node file.ts` runs. */
export default {
  process: (source: string) => ({ code: stripTypeScriptTypes(source) }),
};
