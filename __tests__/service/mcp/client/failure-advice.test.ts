import { describe, expect, it } from '@jest/globals';
import { adviceOnStart } from '../../../../src/service/mcp/client/failure-advice.ts';

const server = (env: Record<string, string> = {}) => ({
  ...{ transport: 'stdio' as const, command: 'node', args: [], cwd: null },
  env,
});

describe('what to do about a server that ended as it came up', () => {
  it.each([
    ['Error: DATABASE_URL is required', 'DATABASE_URL'],
    ['at x.js:1\nPlease provide API_KEY', 'API_KEY'],
    ["    raise KeyError(key)\nKeyError: 'MY_TOKEN'", 'MY_TOKEN'],
    ['TOKEN must be set', 'TOKEN'],
    ['panic: missing environment variable "SLACK_BOT_TOKEN"', 'SLACK_BOT_TOKEN'],
  ])('is to pass the variable that it lacks: %s', (stderr, name) => {
    expect(adviceOnStart(server(), stderr)).toBe(
      ` Of the job's variables, a server gets those that its \`env\` names: if ${name} is one, give it` +
        ` \`"env": { "${name}": "\${${name}}" }\` and set ${name} where this runs (in a workflow, in the \`env\` of the step).`,
    );
  });

  it.each([
    [
      "Error: Cannot find module '/w/dist/server.js'\n  code: 'MODULE_NOT_FOUND'",
      '/w/dist/server.js',
      'npm ci && npm run build',
    ],
    ["Cannot find package 'zod' imported from /w/a.js", 'zod', 'npm ci && npm run build'],
    ["ModuleNotFoundError: No module named 'mcp'", 'mcp', 'pip install .'],
    ["python3: can't open file '/w/a.py': [Errno 2] No such file", '/w/a.py', 'pip install .'],
  ])('is to build and install what it does not find: %s', (stderr, name, how) => {
    expect(adviceOnStart(server(), stderr)).toContain(
      ` It does not find ${JSON.stringify(name)}: install and build it first (in a workflow, in a step before this one), such as \`${how}\`.`,
    );
  });

  it('is to write the home folder so that no shell is needed', () => {
    expect(adviceOnStart(server(), "Cannot find module '/w/~/server.js'")).toContain(
      `only a shell knows \`~\` as the home folder; write \`\${HOME}\` in its place.`,
    );
  });

  it.each([
    ['nothing', ''],
    ['a variable that it was given', 'GIVEN_KEY is missing'],
    ['one that every server gets', 'JAVA_HOME is not set'],
    ['the code of an error', 'ERR_MODULE_MISSING: required ENOENT'],
    ['a word in capitals', 'FATAL: something is missing'],
    ['a variable that it only mentions', 'started with LOG_LEVEL=debug'],
  ])('is not told of %s', (_, stderr) => {
    expect(adviceOnStart(server({ GIVEN_KEY: 'x' }), stderr)).toBe('');
  });

  it('is not told of one that was not started here', () => {
    const remote = { transport: 'http' as const, url: 'https://a.test', headers: {} };
    expect(adviceOnStart(remote, 'API_KEY is missing')).toBe('');
  });
});
