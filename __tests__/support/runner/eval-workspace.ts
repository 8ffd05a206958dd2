import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXAMPLE_SERVERS } from '../service/service-program.ts';
import type { ActionResult } from './action-runner.ts';

/** A checkout with a `.mcp.json` of the example servers and the files a test needs. */
export class EvalWorkspace {
  readonly folder = mkdtempSync(join(tmpdir(), 'eval-workspace-'));

  constructor(files: Readonly<Record<string, unknown>> = {}) {
    this.write('.mcp.json', { mcpServers: EXAMPLE_SERVERS });
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  /** Writes text as it is and anything else as JSON (which YAML reads too). */
  write(path: string, content: unknown): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Everything an action run shows or leaves to others; no secret may be in it. */
export async function everythingShown(result: ActionResult): Promise<string> {
  const reportPath = result.outputs['report-path'] ?? '';
  return [
    result.rawLog,
    result.post?.rawLog,
    result.debugMessages.join('\n'),
    result.summary,
    JSON.stringify([result.outputs, result.state, result.env, result.annotations]),
    reportPath === '' ? '' : await readFile(reportPath, 'utf8'),
  ].join('\n');
}
