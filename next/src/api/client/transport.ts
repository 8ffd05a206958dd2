import { once } from 'node:events';
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Request {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  /** JSON; empty for none. */
  body: string;
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  text: string;
}

/** Sends one request. Rejects if no whole answer comes. */
export type Transport = (request: Request) => Promise<Answer>;

/** To a service on this machine, without proxy. `fetch` takes as long to load as all of the service. */
export const loopback: Transport = async ({ method, address, headers, body, signal }) => {
  const request = send(address, { method, headers, signal });
  request.end(body);
  const [response] = await once(request, 'response');
  return { status: response.statusCode, text: await text(response) };
};
