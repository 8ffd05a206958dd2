import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ACTION_FOLDER, NODE_24 } from '../runner/job-environment.ts';

/** The program as it is committed. */
export const CLI_BUNDLE = join(ACTION_FOLDER, 'dist/cli/index.js');

/** What a terminal of one's own has in its environment. */
export function terminalEnvironment(home: string): Record<string, string> {
  return { PATH: `${join(NODE_24, '..')}:/usr/bin:/bin`, HOME: home, TERM: 'xterm-256color' };
}

/**
 * Packs this package as it would be published.
 * @returns the path of the archive.
 */
export function packProgram(folder: string): string {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const told = execFileSync('npm', args, { cwd: ACTION_FOLDER, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(told);
  return join(folder, filename);
}

/** Words as a shell takes them for one. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** A command line that runs another one in a terminal of 80 columns, by `script` of util-linux. */
export function inTerminal(words: readonly string[]): [program: string, args: string[]] {
  const command = `stty cols 80 rows 24; exec ${words.map(quoted).join(' ')}`;
  return ['script', ['--quiet', '--return', '--command', command, '/dev/null']];
}
