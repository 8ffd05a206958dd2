import { ExpectedError } from './errors.ts';

/**
 * `forbidden`: a permission is missing. `gone`: it was there and is no more. `absent`: there is no
 * such thing. `odd`: what came cannot be believed. `unreachable`: a network, or GitHub itself.
 */
export type LookUpObstacle = 'forbidden' | 'gone' | 'absent' | 'odd' | 'unreachable';

/** Something was looked for and could not be had. */
export class LookUpError extends ExpectedError {
  override readonly name = 'LookUpError';
  override readonly nature = 'network';
  readonly obstacle: LookUpObstacle;

  constructor(obstacle: LookUpObstacle, message: string) {
    super(message);
    this.obstacle = obstacle;
  }
}
