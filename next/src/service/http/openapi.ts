import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_PATH } from '../../api/routes.ts';

let content: Promise<string> | undefined;

/** Answers a request for the OpenAPI document; false if it is another one. */
export async function answerOpenApi(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [path] = url.split('?');
  if (path !== `${BASE_PATH}/openapi.json` || !['GET', 'HEAD'].includes(method)) return false;
  content ??= makeContent();
  response.writeHead(200, { 'content-type': 'application/json' }).end(await content);
  return true;
}

async function makeContent(): Promise<string> {
  const { openApiDocument } = await import('../../api/openapi.ts');
  return JSON.stringify(await openApiDocument());
}
