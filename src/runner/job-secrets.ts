import * as core from '@actions/core';
import { createSecretKeeper, type SecretKeeper } from '../redaction/secret-keeper.ts';

/** Every secret of the job as it becomes known: what this one learns, the runner's log hides too. */
export function jobSecrets(): SecretKeeper {
  const keeper = createSecretKeeper();
  return {
    ...keeper,
    learn: (secret) => {
      if (secret.trim() !== '') core.setSecret(secret);
      return keeper.learn(secret);
    },
  };
}
