import { jest } from '@jest/globals';
import { testConformance } from '../support/conformance/conformance.ts';
import { openTarget, startHere } from '../support/conformance/target.ts';
import { shortenLimits } from '../support/limits.ts';
import type { Answer } from '../support/service.ts';

/** Sends a request while limits of time are a hundredth. */
async function hurry(send: () => Promise<Answer>): Promise<Answer> {
  shortenLimits((ms) => ms / 100);
  try {
    return await send();
  } finally {
    jest.restoreAllMocks();
  }
}

testConformance((settings) => openTarget(startHere, settings), hurry);
