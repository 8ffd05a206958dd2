import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';

/** A server answered a request with an error of JSON-RPC. */
export class ProtocolFailure extends FailureError {
  override readonly failure: ServerFailure;
  /** JSON-RPC code, such as -32602. */
  readonly code: number;
  /** The server's own text: neither cleaned nor redacted. */
  readonly text: string;

  constructor(failure: ServerFailure, code: number, text: string) {
    super(failure);
    this.failure = failure;
    this.code = code;
    this.text = text;
  }
}
