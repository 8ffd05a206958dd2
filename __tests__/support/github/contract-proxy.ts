import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The routes of GitHub's API that the action calls; the whole description takes 9 s to load. */
const ROUTES = [
  '/user',
  '/repos/{owner}/{repo}/pulls',
  '/repos/{owner}/{repo}/pulls/{pull_number}',
  '/repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  '/repos/{owner}/{repo}/commits/{ref}/check-runs',
  '/repos/{owner}/{repo}/check-runs',
  '/repos/{owner}/{repo}/check-runs/{check_run_id}',
  '/repos/{owner}/{repo}/issues/{issue_number}/comments',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}',
  '/repos/{owner}/{repo}/compare/{basehead}',
  '/repos/{owner}/{repo}/commits',
];

export interface ContractProxy {
  url: string;
  close(): Promise<void>;
}

/**
 * Prism before `upstream`: it holds each request against GitHub's published OpenAPI description and
 * names what does not fit in the response header `sl-violations`.
 */
export async function startContractProxy(upstream: string): Promise<ContractProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'github-contract-'));
  const description = join(folder, 'github.json');
  await writeFile(description, JSON.stringify(await trimmedDescription()));
  const { resolve } = createRequire(import.meta.url);
  const prism = spawn(
    process.execPath,
    [resolve('@stoplight/prism-cli'), 'proxy', description, upstream, '-p', '0', '-h', '127.0.0.1'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  const url = await new Promise<string>((found, failed) => {
    prism.once('exit', (code) => failed(new Error(`Prism ended with ${code}: ${output}`)));
    prism.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output);
      if (match?.[1]) found(match[1]);
    });
  });
  return {
    url,
    async close() {
      const ended = once(prism, 'exit');
      prism.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

interface ApiDescription {
  openapi: string;
  info: unknown;
  paths: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
}

/** The description with ROUTES only, and of the components what these refer to. */
async function trimmedDescription(): Promise<ApiDescription> {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@octokit/openapi/generated/api.github.com.json');
  const whole: ApiDescription = JSON.parse(await readFile(file, 'utf8'));
  const paths = Object.fromEntries(ROUTES.map((route) => [route, whole.paths[route]]));
  const components: ApiDescription['components'] = {};
  const pending: unknown[] = [paths];
  while (pending.length > 0) {
    for (const [kind, name] of referencesIn(pending.pop())) {
      const group = components[kind] ?? {};
      components[kind] = group;
      if (name in group) continue;
      group[name] = whole.components[kind]?.[name];
      pending.push(group[name]);
    }
  }
  const { openapi, info } = whole;
  return { openapi, info, paths, components };
}

function referencesIn(part: unknown): [string, string][] {
  const found = JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g);
  return [...found].flatMap(([, kind, name]): [string, string][] =>
    kind && name ? [[kind, name]] : [],
  );
}
