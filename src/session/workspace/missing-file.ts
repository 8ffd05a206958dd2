import { access, glob, readlink } from 'node:fs/promises';
import { basename, join, normalize, parse, sep } from 'node:path';
import { serversFileValue, serversIn } from '../../jsonc/servers-file.ts';
import { byNearness, lettersOf, slipsBetween } from '../../text/meant-name.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { readWorkspaceFile } from './workspace-file.ts';

/** Where suites are kept, as the documentation has it. */
const SUITES = 'evals/**/*.{yaml,yml,json}';
/** Folders of what others wrote, which may hold any number of files. */
const FOREIGN = ['node_modules', '.git', '.venv', 'vendor'];
const MAX_SEEN = 200;
const PATTERN = /[*?{]/;
const MAX_LISTED = 5;

/** Where agents and editors keep their list of MCP servers, in a form that is read here too. */
const USUAL_CONFIGS: readonly string[] = [
  '.mcp.json',
  'mcp.json',
  '.vscode/mcp.json',
  '.cursor/mcp.json',
  '.roo/mcp.json',
  '.kiro/settings/mcp.json',
  '.amazonq/mcp.json',
  '.junie/mcp/mcp.json',
  '.trae/mcp.json',
  'claude_desktop_config.json',
];
/** Where it stands among settings, if at all. */
const SETTINGS: readonly string[] = ['.gemini/settings.json', '.qwen/settings.json'];
const MAX_SETTINGS_BYTES = 1024 * 1024;

/** The least that starts a server. */
const CONFIG_EXAMPLE =
  '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';

/** What to say of a suite file that is not there: what the workspace has in its place. */
export async function missingSuiteFile(file: string, workspace: string): Promise<string> {
  const pattern = PATTERN.test(file)
    ? ' This input takes one file, no pattern; give each suite a step or a matrix leg of its own.'
    : '';
  const target = await readlink(join(workspace, file)).catch(() => null);
  if (target !== null) return `it is a link to \`${target}\`, which is not there.`;
  const near = await nearFiles(file, SUITES, workspace);
  return `there is no such file in the workspace.${pattern}${near ?? ' Is it checked out?'}`;
}

/** What to say of a folder in place of a suite file. */
export async function folderForSuite(file: string, workspace: string): Promise<string> {
  const near = await nearFiles(join(file, 'suite.yaml'), SUITES, workspace);
  return `\`${file}\` is a folder; name one file.${near ?? ''}`;
}

/**
 * Which files of a pattern are in the workspace in place of one that is not; null where there are none.
 * Begins with a space.
 */
export async function nearFiles(
  file: string,
  pattern: string,
  workspace: string,
): Promise<string | null> {
  const found = await filesNear(file, pattern, workspace);
  const [nearest] = found;
  if (nearest === undefined) return null;
  const there = `There ${found.length > 1 ? 'are' : 'is'}: ${listed(found)}`;
  if (!isNear(file, nearest)) return ` ${there}`;
  return ` Did you mean \`${nearest}\`?${found.length > 1 ? ` ${there}` : ''}`;
}

/** Whether a path may have been meant for another: its name, wherever it lies, or all of a pattern is half alike. */
function isNear(file: string, other: string): boolean {
  if (goesThrough(file, other)) return true;
  const [written, meant] = PATTERN.test(file) ? [file, other] : [nameOf(file), nameOf(other)];
  const letters = Math.max(lettersOf(written).length, lettersOf(meant).length);
  return slipsBetween(written, meant) <= letters / 2;
}

/** Whether a path takes another, which is a file, for a folder. */
const goesThrough = (file: string, other: string): boolean => file.startsWith(`${other}/`);

/** Of a file, without its ending: folders and endings are alike in files of any name. */
const nameOf = (file: string): string => parse(file).name;

/** Files of the workspace, those whose names are written most alike first. */
async function filesNear(file: string, pattern: string, workspace: string): Promise<string[]> {
  const found: string[] = [];
  const exclude = (path: string) => FOREIGN.includes(basename(path));
  for await (const path of glob(pattern, { cwd: workspace, exclude })) {
    found.push(path.replaceAll(sep, '/'));
    if (found.length >= MAX_SEEN) break;
  }
  const near = byNearness(normalize(file), found.toSorted());
  if (PATTERN.test(file)) return near;
  const wanted = nameOf(file);
  const slips = (one: string) => (goesThrough(file, one) ? 0 : slipsBetween(wanted, nameOf(one)));
  return near.toSorted((one, other) => slips(one) - slips(other));
}

function listed(paths: readonly string[]): string {
  const more = paths.length - MAX_LISTED;
  const names = paths
    .slice(0, MAX_LISTED)
    .map((path) => `\`${path}\``)
    .join(', ');
  return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}

/** What to say of a list of servers that is not there: where one lies, or what is in one. */
export async function missingServerConfig(
  file: string,
  workspace: string,
): Promise<ConfigurationProblem> {
  const beside = await usualServerConfig(workspace, file);
  const missing = `there is no file \`${file}\` in the workspace.`;
  if (beside !== undefined) {
    const message = `${missing} There is \`${beside}\`; name that one.`;
    return { where: 'mcp-config', message, example: beside };
  }
  return {
    where: 'mcp-config',
    message: `${missing} It names the MCP servers to start; write one like the example, and check the repository out before this step.`,
    example: CONFIG_EXAMPLE,
  };
}

/** A list of servers that lies in the workspace; undefined where there is none but that file. */
export async function usualServerConfig(
  workspace: string,
  file: string,
): Promise<string | undefined> {
  for (const path of USUAL_CONFIGS.filter((usual) => usual !== normalize(file))) {
    const there = await access(join(workspace, path)).then(
      () => true,
      () => false,
    );
    if (there) return path;
  }
  for (const path of SETTINGS) if (await hasServers(path, workspace)) return path;
  return undefined;
}

/** False too where the file cannot be read: it is a guess. */
async function hasServers(path: string, workspace: string): Promise<boolean> {
  const options = { workspace, maxBytes: MAX_SETTINGS_BYTES, absoluteAnywhere: false };
  const text = await readWorkspaceFile(path, options).catch(() => null);
  const value = text === null ? null : await serversFileValue(text);
  return Object.keys(serversIn(value)).length > 0;
}
