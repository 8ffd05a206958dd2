import { createMiddleware } from 'hono/factory';
import { MAX_READ_OFF_BYTES } from '../../refusals/limited-stream.ts';
import type { RequestEnvironment } from '../service-context.ts';

/**
 * Reads what a refused request still sends before it is answered, for whatever it is refused. See
 * `limitStream`; a body that is larger still is cut off together with its connection.
 */
export function readOffRefusedBody() {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    await next();
    const { body, bodyUsed } = c.req.raw;
    if (c.res.ok || body === null || bodyUsed || body.locked) return;
    if (!(await readOff(body))) c.header('Connection', 'close');
  });
}

/** False: there was more than is read off, or the sender broke off. */
async function readOff(body: ReadableStream<Uint8Array>): Promise<boolean> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > MAX_READ_OFF_BYTES) return false;
    }
    return true;
  } catch {
    // The sender is gone, so nobody waits for the answer, and nothing of the body was wanted.
    return false;
  }
}
