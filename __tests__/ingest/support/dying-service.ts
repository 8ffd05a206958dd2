/** A service in the place of the embedded one that says it is ready and dies of its first request. */
import { createServer } from 'node:http';

const server = createServer(() => process.exit(9));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.send?.({ type: 'ready', baseUrl: `http://127.0.0.1:${port}/api/v1`, apiKey: 'sk_dying' });
});
