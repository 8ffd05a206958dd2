/**
 * An eval program: sends what REQUESTS lists as reporters of SDKs do, one after the other, says the
 * status of each, and ends with EXIT. A body can have the run of the answer before as `runId: '$'`.
 */
const { MCPJAM_BASE_URL: origin, MCPJAM_API_KEY: key, MCPJAM_PROJECT_ID: project } = process.env;
const { REQUESTS = '[]', EXIT = '0' } = process.env;

let runId = '';
for (const { path, body, headers } of JSON.parse(REQUESTS)) {
  const response = await fetch(`${origin}${path.replace('$', project)}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
    body: JSON.stringify(body?.runId === '$' ? { ...body, runId } : body),
  });
  const answer = Object(await response.json());
  runId = answer.runId ?? runId;
  process.stdout.write(`${path}: ${response.status}\n`);
}
process.exitCode = Number(EXIT);
