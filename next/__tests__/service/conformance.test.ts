import { jest } from '@jest/globals';
import { testConformance } from '../support/conformance/conformance.ts';
import { openTarget, startHere } from '../support/conformance/target.ts';
import type { Answer } from '../support/service.ts';

/** Sends a request while limits of time are a hundredth. */
async function hurry(send: () => Promise<Answer>): Promise<Answer> {
  const { timeout } = AbortSignal;
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  try {
    return await send();
  } finally {
    spy.mockRestore();
  }
}

testConformance((settings) => openTarget(startHere, settings), hurry);
