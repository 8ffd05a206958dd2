/** The vendor's OpenAPI document as a judge of requests and answers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from '../__tests__/support/conformance/samples.ts';
import { type Scene, urlOf } from '../__tests__/support/conformance/scene.ts';
import { request } from '../__tests__/support/service.ts';
import { OPERATIONS, type Operation } from '../src/api/operation.ts';
import { BASE_PATH, routes } from '../src/api/routes.ts';

const DOCUMENT = join(import.meta.dirname, '../../../shared/spec/openapi.json');
const PRISM = join(import.meta.dirname, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** Sends the samples of all routes through Prism. Lists what the document does not allow. */
export async function tryContract(scene: Scene): Promise<string[]> {
  if (!existsSync(DOCUMENT)) {
    console.log(`SKIPPED: contract, since there is no ${DOCUMENT}`);
    return [];
  }
  const prism = await startPrism(`${scene.origin}${BASE_PATH}`);
  try {
    const problems: string[] = [];
    for (const operation of OPERATIONS) {
      const found = trySample(operation, scene, prism.origin);
      problems.push(...(await found.catch((error) => [`contract: ${operation}: ${error}`])));
    }
    return problems;
  } finally {
    await prism.close();
  }
}

async function trySample(operation: Operation, scene: Scene, origin: string): Promise<string[]> {
  const call = await SAMPLES[operation].make(scene);
  const url = urlOf(origin, operation, call).replace(BASE_PATH, '');
  const { method, status } = routes[operation];
  // Prism reads no body without its type.
  const headers = call.body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await request(url, scene.key, call.body, { method, headers });
  const violations = JSON.parse(answer.headers.get('sl-violations') ?? '[]');
  for (const { location, message } of violations) {
    console.log(`contract: ${operation}: ${location.join('.')}: ${message}`);
  }
  if (answer.status === status) return [];
  return [`contract: ${operation}: ${answer.status} ${JSON.stringify(answer.body)}`];
}

async function startPrism(upstream: string) {
  const options = ['proxy', DOCUMENT, upstream, '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [PRISM, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Prism has ended: ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, found] = /listening on (http:\S+?:\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const close = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { origin, close };
}
