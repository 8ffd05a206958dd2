/** A request that needs no session and changes nothing. */
export const PING = {
  headers: {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' }),
};
