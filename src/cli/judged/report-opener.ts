import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What a system opens a file with, in the program that is for it. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};
const USUAL_OPENER = ['xdg-open'];

/** Shows reports in the browser: each once, since what is written there again is read again there. */
export class ReportOpener {
  readonly #terminal: Terminal;
  readonly #folders = new Map<string | null, string>();
  readonly #shown = new Set<string>();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** A folder for the report of that title, the same each time. */
  async folderFor(title: string | null): Promise<string> {
    const known = this.#folders.get(title);
    if (known !== undefined) return known;
    const made = await mkdtemp(path.join(tmpdir(), 'mcp-eval-gate-'));
    this.#folders.set(title, made);
    return made;
  }

  /** Opens the page, where there is somebody to see it; says where it is in any case. */
  show(file: string, screen: Screen): void {
    screen.note(`Report: ${file}`);
    if (this.#shown.has(file) || !hasDisplay(this.#terminal)) return;
    this.#shown.add(file);
    const [program = '', ...words] = OPENERS[process.platform] ?? USUAL_OPENER;
    const child = spawn(program, [...words, file], { detached: true, stdio: 'ignore' });
    child.on('error', () => screen.note('No browser could be started.', 'doubtful'));
    child.unref();
  }
}

function hasDisplay({ environment, stdout }: Terminal): boolean {
  if (environment['CI'] || stdout.isTTY !== true) return false;
  if (process.platform in OPENERS) return true;
  return Boolean(environment['DISPLAY'] || environment['WAYLAND_DISPLAY']);
}
