/** The vendor's OpenAPI document as a judge of requests and answers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES, successful } from '../__tests__/support/conformance/samples.ts';
import { type Scene, urlOf } from '../__tests__/support/conformance/scene.ts';
import { request } from '../__tests__/support/service.ts';
import { BASE_PATH, routes } from '../src/api/routes.ts';
import { packageFile, start } from './program.ts';

const DOCUMENT = join(import.meta.dirname, '../../shared/spec/openapi.json');
/** How Prism answers where the document has no route. */
const NO_ROUTE = 'Selected route not found';

/** Sends the samples of all routes through Prism. Yields what the document does not allow. */
export async function* tryContract(scene: Scene): AsyncGenerator<string> {
  if (!existsSync(DOCUMENT)) return console.log(`SKIPPED: contract: there is no ${DOCUMENT}`);
  const args = ['proxy', DOCUMENT, scene.origin + BASE_PATH, '--port', '0', '--host', '127.0.0.1'];
  const prism = start(packageFile('@stoplight/prism-cli/dist/index.js'), args);
  try {
    const origin = await prism.until(/http:\/\/127\.0\.0\.1:\d+(?=\s*\n)/);
    for (const operation of successful) {
      const { method, status } = routes[operation];
      const call = await SAMPLES[operation].make(scene);
      const url = urlOf(origin, operation, call).replace(BASE_PATH, '');
      // Prism reads no body without its type.
      const headers = call.body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await request(url, scene.key, call.body, { method, headers });
      const observed = `${operation}: ${answer.status} ${JSON.stringify(answer.body)}`;
      if (answer.status !== status) yield observed;
      for (const { location, message } of JSON.parse(answer.headers.get('sl-violations') ?? '[]')) {
        if (message === NO_ROUTE) console.log(`contract: ${operation} is not in the document`);
        else yield `${operation}: ${location.join('.')}: ${message}`;
      }
    }
  } finally {
    await prism.kill();
  }
}
