import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiFailure } from '../../refusals/api-failure.ts';

const SIGNATURE_BYTES = 16;

/** Turns places in a list into opaque texts and back. */
export interface CursorCodec {
  encode(list: string, seq: number): string;
  /** Throws ApiFailure where the text is no cursor of that list. */
  decode(list: string, cursor: string): number;
}

/** Cursors are signed together with their list, so that none can be made up or used elsewhere. */
export function createCursorCodec(secret: Uint8Array): CursorCodec {
  const sign = (list: string, seq: string) =>
    createHmac('sha256', secret).update(`${list}\n${seq}`).digest().subarray(0, SIGNATURE_BYTES);

  return {
    encode: (list, seq) =>
      Buffer.concat([sign(list, String(seq)), Buffer.from(String(seq))]).toString('base64url'),
    decode(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      const seq = bytes.subarray(SIGNATURE_BYTES).toString();
      const genuine =
        signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, sign(list, seq));
      if (genuine) return Number(seq);
      throw new ApiFailure(
        'VALIDATION_ERROR',
        'cursor: not a cursor of this list. Send the nextCursor of its last page, or none to begin anew.',
      );
    },
  };
}
