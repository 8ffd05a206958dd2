/** Uploads over a bad network, more than the tests have time for. */
import { uploadUnderFaults } from '../__tests__/support/uploads.ts';

const SEEDS = 200;

/** Looks for results that are lost or doubled. */
export async function* tryUpload(): AsyncGenerator<string> {
  console.log(`upload: ${yield* uploadUnderFaults(SEEDS)}`);
}
