import type { z } from 'zod';
import type { HttpMethod } from '../../contract/routes/route.ts';

/** One request to the API, before it meets a network. */
export interface ApiCall<Reply> {
  method: HttpMethod;
  /** As `pathOf` makes it. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** The body as JSON text, in place of `body`: for what was put together piece by piece. */
  json?: string;
  headers?: Readonly<Record<string, string>>;
  reply: z.ZodType<Reply>;
  /** Of one try, where it takes longer than most. */
  timeoutMs?: number;
  /** May it reach the service twice? Otherwise it is repeated only if it surely did nothing. */
  repeatable: boolean;
  /** Secrets in the body, which a service might repeat in an error. */
  secrets?: readonly string[];
  /** Told the HTTP status of the answer that was read. */
  onStatus?: (status: number) => void;
  /** What the body names, for texts about what was not found: `suite "st_1"`. */
  mentions?: readonly string[];
}
