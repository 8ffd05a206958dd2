import type { Measurement } from '../rig/measurement.ts';
import { measureRelativeBudgets } from './budget-table.ts';
import { measureCalibration } from './calibration-table.ts';
import { measureConfirmation } from './confirmation-table.ts';
import { measureJudging } from './judging-time.ts';
import { measureRegressionTests } from './regression-table.ts';

/** With so many, a rate of 5 % is told to .15 points. */
const ROUNDS = 20_000;

/**
 * False alarms and power of all that the gate rests on, simulated from fixed seeds, beside what is
 * stated of them; and how long a very large report takes to be judged.
 */
export function measureGate(): Measurement[] {
  return [
    ...measureRegressionTests(ROUNDS),
    ...measureConfirmation(ROUNDS),
    ...measureCalibration(ROUNDS),
    ...measureRelativeBudgets(ROUNDS / 4),
    ...measureJudging(),
  ];
}
