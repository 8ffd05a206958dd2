import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { soundsSecret } from '../../src/redaction/secret-names.ts';
import { type SecretSources, secretValues } from '../../src/redaction/secret-values.ts';

const WORKSPACE = '/home/runner/work/repo/repo';
const reference = (name: string) => `\${${name}}`;

/** What is secret of a server that is given one variable by a name that says nothing. */
function secretsOfVariable(variable: string, value: string) {
  return secretsOf({ env: { SETTING: reference(variable) } }, { [variable]: value });
}

function secretsOf(
  server: Record<string, unknown>,
  environment: SecretSources['environment'] = {},
  more: Partial<SecretSources> = {},
) {
  return secretValues({
    configuration: { mcpServers: { one: { command: 'node', ...server } } },
    environment,
    workspace: WORKSPACE,
    ...more,
  });
}

describe('the value of a variable is a secret', () => {
  it.each([
    ['GH_PAT', 'hunter'],
    ['PGPASS', 'correct'],
    ['MYSQL_PWD', 'hunter22'],
    ['PASSPHRASE', 'correct horse battery staple'],
    ['PASSPHRASE', 'correct-horse-battery-staple'],
    ['JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
    ['CONNECTION_STRING', 'Server=db;User Id=sa;Pwd=Hunter-2!;'],
    ['SLACK_WEBHOOK_URL', 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXX'],
    ['SLACK_WEBHOOK_URL', 'https://hooks.slack.com/services/T01/B02/secretpart'],
    ['WEBHOOK', 'https://hooks.test/incoming'],
    ['SETTING', 'A1B2-C3D4-E5F6'],
    ['SETTING', '123456-654321'],
    ['SETTING', 'ada:secret'],
    ['PIN', '123456'],
    ['API_KEY', '12345678'],
    ['apiKey', 'lowercase'],
    ['AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE'],
    ['SETTING', 'hunter22'],
    ['SETTING', 'p@ssw0rd'],
    ['SETTING', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['SETTING', 'correct-horse-battery-staple'],
    ['SETTING', 'two words of it'],
    ['SETTING', 'qzxkvbnmtrwpsdfg'],
    ['SETTING', '1234567890123456789'],
    ['SETTING', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
    ['SETTING', 'https://api.example.com/v1/9f86d081884c7d65'],
    ['SETTING', 'https://api.example.com/?x=9f86d081884c7d65'],
    ['SETTING', 'https://me:word@api.example.com'],
    ['GITHUB_TOKEN', 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'],
    ['GITHUB_PERSONAL_ACCESS_TOKEN', 'abcdef'],
  ])('%s=%s', (variable, value) => {
    const { values, unhidden } = secretsOfVariable(variable, value);
    expect(values).toContain(value);
    expect(unhidden).toEqual([]);
  });
});

describe('the name of a database', () => {
  it.each(['production', 'app_production', 'orders'])('stays readable: %s', (database) => {
    const address = `postgresql://app:S3cr3t-Pa55@db.example.com/${database}?sslmode=require`;
    const { text } = createRedactor(secretsOfVariable('DATABASE_URL', address).values);
    expect(text(`in ${database}, /${database}`)).toBe(`in ${database}, /${database}`);
    expect(text(address)).toBe('***');
    expect(text('S3cr3t-Pa55')).toBe('***');
  });
});

describe('the value of a variable stays readable', () => {
  it.each([
    ['NODE_ENV', 'production'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_LEVEL', 'info'],
    ['SETTING', 'readOnly'],
    ['SETTING', 'read-only'],
    ['SETTING', 'true'],
    ['SETTING', '8080'],
    ['SETTING', '1048576'],
    ['SETTING', '30s'],
    ['SETTING', 'v1.24.3'],
    ['SETTING', '127.0.0.1'],
    ['SETTING', 'localhost:8080'],
    ['SETTING', 'api.example.com'],
    ['SETTING', 'my-database.us-east-1.rds.amazonaws.com:5432'],
    ['API_URL', 'https://api.example.com'],
    ['API_URL', 'https://api.example.com/v1/mcp'],
    ['API_URL', 'http://127.0.0.1:8080/mcp'],
    ['API_URL', 'http://localhost:3000/'],
    ['AUTH_URL', 'https://auth.example.com/oauth/token'],
    ['IMAGE', 'ghcr.io/owner/image:1.2.3'],
    ['PACKAGE', '@owner/server@2025.8.21'],
    ['CACHE', '/home/runner/work/_temp/mcp'],
    ['DAY', '2025-11-22'],
    ['SENTRY_WEBHOOK_URL', 'https://hooks.test'],
    ['TOKEN_ENDPOINT', 'https://auth.example.com/oauth/token'],
    ['REGION', 'us-east-1'],
    ['REGION', 'us-central1'],
    ['MODEL', 'claude-3-5-sonnet-20241022'],
    ['MAIL', 'jane.doe@example.com'],
    ['MAILS', 'a@example.com, b@example.com'],
    ['TIME_ZONE', 'Europe/Berlin'],
    ['LOCALE', 'en_US.UTF-8'],
    ['MODEL', 'claude-sonnet-4-5'],
    ['MODEL', 'gpt-4o-mini'],
    ['FEATURES', 'read,write,search'],
    ['DATA', './data'],
    ['DATA', 'dist/server.js'],
    ['DATA', `${WORKSPACE}/fixtures/Data-2025_x9f8/a.json`],
    ['KEY_FILE', './certificates/key.pem'],
    ['GOOGLE_APPLICATION_CREDENTIALS', `${WORKSPACE}/gha-creds-0a1b2c3d4e5f6a7b.json`],
    ['TOOLS', '/opt/hostedtoolcache/node/24.1.0/x64/bin/node'],
    ['COMMAND', 'node'],
    ['AUTH_MODE', 'production'],
    ['AUTH_TYPE', 'bearer'],
    ['MAX_TOKENS', '4096000'],
    ['GITHUB_WORKSPACE', WORKSPACE],
    ['GITHUB_REPOSITORY', 'owner/repository-of-2025'],
    ['GITHUB_SHA', '0123456789abcdef0123456789abcdef01234567'],
    ['GITHUB_HEAD_REF', 'feature/ABC-1234_x9f8s7d6f5'],
    ['RUNNER_OS', 'Linux'],
    ['HOME', '/home/runner'],
    ['EMPTY', ''],
  ])('%s=%s', (variable, value) => {
    expect(secretsOfVariable(variable, value)).toEqual({ values: [], unhidden: [] });
  });
});

describe('a variable that could not be hidden is named', () => {
  it.each([
    ['PIN', '1234'],
    ['API_KEY', 'x'],
    ['SETTING', 'a$b!'],
    ['DB_PASSWORD', 'completed'],
    ['TOKEN', 'passed'],
  ])('%s=%s', (variable, value) => {
    expect(secretsOfVariable(variable, value)).toEqual({ values: [], unhidden: [variable] });
  });

  it('hides a text that is long enough with it', () => {
    const { values, unhidden } = secretsOf(
      { env: { LOGIN: `${reference('WHO')}:${reference('PIN')}` } },
      { WHO: 'ada', PIN: '12!4' },
    );
    expect(values).toEqual(['ada:12!4']);
    expect(unhidden).toEqual(['PIN']);
  });
});

describe('a variable brings its secret from wherever it stands', () => {
  const value = 'S3cret-value!';
  it.each([
    ['an argument', { args: ['--x', reference('V')] }],
    ['a flag with its value', { args: [`--x=${reference('V')}`] }],
    ['a script', { args: ['-c', `curl -u me:${reference('V')} https://example.com`] }],
    ['a variable', { env: { X: `a ${reference('env:V')} b` } }],
    ['a default not taken', { env: { X: reference('V:-none') } }],
    ['a header', { headers: { 'X-Tenant': reference('V') } }],
    ['an address', { url: `https://example.com/${reference('V')}/mcp` }],
    ['a program', { command: reference('V') }],
    ['a folder', { cwd: `./${reference('V')}` }],
    ['a setting of other programs', { options: { deep: [{ x: reference('V') }] } }],
  ])('%s', (_where, server) => {
    expect(secretsOf(server, { V: value }).values).toContain(value);
  });

  it('also without what stands around it', () => {
    const bearer = secretsOfVariable('AUTHORIZATION', 'Bearer S3cret-value');
    expect(bearer.values).toEqual(['Bearer S3cret-value', 'S3cret-value']);
    const basic = secretsOfVariable(
      'AUTHORIZATION',
      `Basic ${Buffer.from('ada:Hunter-2').toString('base64')}`,
    );
    expect(basic.values).toEqual(expect.arrayContaining(['ada:Hunter-2', 'Hunter-2']));
    const address = secretsOfVariable('DATABASE_URL', 'postgres://app:p%40ssword@db.test/evals');
    expect(address.values).toEqual(expect.arrayContaining(['p%40ssword', 'p@ssword']));
    const webhook = secretsOfVariable('HOOK', 'https://hooks.test/services/T0/Q1w2E3r4T5');
    expect(webhook.values).toEqual(
      expect.arrayContaining(['/services/T0/Q1w2E3r4T5', 'Q1w2E3r4T5']),
    );
    const connection = secretsOfVariable('DB', 'Server=db;User Id=sa;Password=Hunter-2!;Encrypt=1');
    expect(connection.values).toContain('Hunter-2!');
    const json = secretsOfVariable('GCP', '{"type":"x","private_key":"a-b-c-1-2-3"}');
    expect(json.values).toContain('a-b-c-1-2-3');
  });

  it('with the line ends that programs read out of it', () => {
    const { values } = secretsOfVariable('PEM', 'MIIEvQIBADANBg\\nkqhkiG9w0BAQEF');
    expect(values).toContain('MIIEvQIBADANBg\nkqhkiG9w0BAQEF');
  });
});

describe('what the file spells is a secret by its name or its shape', () => {
  it.each([
    [{ env: { API_TOKEN: 'literal-value' } }, 'literal-value'],
    [{ headers: { Authorization: 'Bearer literal-value' } }, 'literal-value'],
    [{ args: ['--api-key', 'very-secret/value'] }, 'very-secret/value'],
    [{ args: ['--token=very-secret/value'] }, 'very-secret/value'],
    [{ args: ['--header', 'Authorization: Bearer very-secret/value'] }, 'very-secret/value'],
    [{ args: ['--header=Cookie: very-secret/value'] }, 'very-secret/value'],
    [{ args: ['run', '-e', 'DB_PASSWORD=hunter22'] }, 'hunter22'],
    [{ args: ['--url=https://h.test/?sig=very-secret%2Fvalue'] }, 'very-secret/value'],
    [{ env: { DATABASE: 'postgres://me:very-secret%2Fvalue@db/x' } }, 'very-secret/value'],
    [{ env: { REMOTE: 'https://very-secret%2Fvalue@git.test/x' } }, 'very-secret/value'],
    [{ url: 'https://h.test/mcp?access_token=literal' }, 'literal'],
    [{ args: ['ghp_16C7e42F292c6912E771'] }, 'ghp_16C7e42F292c6912E771'],
    [{ env: { X: 'github_pat_11ABCDEFG0abcdef' } }, 'github_pat_11ABCDEFG0abcdef'],
    [{ env: { X: 'sk-proj-abc123DEF456' } }, 'sk-proj-abc123DEF456'],
    [{ env: { X: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc' } }, 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
    [{ env: { X: 'xoxb-2401234-abcdefgh' } }, 'xoxb-2401234-abcdefgh'],
    [{ args: ['id AKIAIOSFODNN7EXAMPLE!'] }, 'AKIAIOSFODNN7EXAMPLE'],
    [
      { env: { X: 'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY' } },
      'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY',
    ],
    [{ env: { X: 'glpat-abcdef123456' } }, 'glpat-abcdef123456'],
    [{ env: { X: 'npm_16C7e42F292c6912E771abc' } }, 'npm_16C7e42F292c6912E771abc'],
    [
      { env: { X: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln' } },
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    ],
    [{ env: { X: 'Q1w2E3r4T5y6U7i8O9p0' } }, 'Q1w2E3r4T5y6U7i8O9p0'],
    [{ env: { X: '9f86d081884c7d659a2feaa0c55ad015' } }, '9f86d081884c7d659a2feaa0c55ad015'],
    [{ url: 'https://h.test/s/Q1w2E3r4T5y6U7i8O9p0/mcp' }, 'Q1w2E3r4T5y6U7i8O9p0'],
    [{ env: { X: reference('UNSET:-Q1w2E3r4T5y6U7i8O9p0') } }, 'Q1w2E3r4T5y6U7i8O9p0'],
  ])('%j', (server, secret) => {
    expect(secretsOf(server).values).toContain(secret);
  });

  it.each([
    { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem@2025.8.21', './data'] },
    {
      command: 'uvx',
      args: [
        '--from',
        'git+https://github.com/owner/repo@0123456789abcdef0123456789abcdef01234567',
        'server',
      ],
    },
    {
      command: 'docker',
      args: [
        'run',
        '-i',
        '--rm',
        '-e',
        'LOG_LEVEL',
        `ghcr.io/owner/image@sha256:${'0123456789abcdef'.repeat(4)}`,
      ],
    },
    {
      env: { NODE_ENV: 'production', LOG_LEVEL: 'verbose', PORT: '8080', HOST: 'api.example.com' },
    },
    { env: { AUTH_TYPE: 'bearer-token', TOKEN_LIMIT: '1000000', KEY_FILE: '/etc/ssl/key.pem' } },
    { env: { PASSWORD: 'required', API_KEY: 'https://keys.example.com' } },
    { type: 'stdio', args: ['dist/index.js', '--transport', 'stdio', '--verbose'] },
    { args: ['-c', 'env > seen.txt; exec /usr/local/bin/node ./server.js'] },
    { url: 'https://mcp.example.com/v1/mcp?page=2&region=us-east-1' },
    { headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' } },
    { description: 'Base64 of sk-learn-pipelines, three1 words2 long' },
  ])('and nothing else of %j', (server) => {
    expect(secretsOf(server)).toEqual({ values: [], unhidden: [] });
  });
});

it('finds the keys in addresses of model providers', () => {
  const modelBaseUrls = [
    'https://gateway.test/v1/Q1w2E3r4T5y6U7i8O9p0/openai',
    'https://gateway.test/v1?key=short-key',
    'https://gateway.test/v1/openai?api-version=2024-10-21',
    'https://key-of-mine@gateway.test/v1',
    'http://127.0.0.1:9999/v1',
  ];
  expect(secretsOf({}, {}, { modelBaseUrls }).values).toEqual([
    'Q1w2E3r4T5y6U7i8O9p0',
    'short-key',
    'key-of-mine',
  ]);
});

it.each([null, 7, 'text', [], { mcpServers: null }, { mcpServers: { a: 1 } }])(
  'takes %j for a configuration without secrets',
  (configuration) => {
    const found = secretValues({ configuration, environment: {}, workspace: WORKSPACE });
    expect(found).toEqual({ values: [], unhidden: [] });
  },
);

describe('soundsSecret', () => {
  it.each(
    'GH_PAT PGPASS MYSQL_PWD PASSPHRASE JWT CONNECTION_STRING SLACK_WEBHOOK_URL apiKey X-Api-Key Authorization --auth-token OAUTH SENTRY_DSN TOTP'.split(
      ' ',
    ),
  )('%s', (name) => expect(soundsSecret(name)).toBe(true));

  it.each(
    'PWD OLDPWD GIT_AUTHOR_NAME AUTHORITY KEYWORDS MONKEY COMPASS BYPASS PASSENGERS MAX_TOKENS TOKEN_LIMIT KEY_FILE AUTH_TYPE AUTH_URL TOKEN_ENDPOINT PATH PATTERN LOG_LEVEL DATABASE_URL --verbose SPINNER'.split(
      ' ',
    ),
  )('not %s', (name) => expect(soundsSecret(name)).toBe(false));
});
