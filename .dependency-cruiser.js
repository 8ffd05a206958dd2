/** The import rules of docs/architecture.md, one a row of its table, so that the house stays as drawn. */

/** Stands for all modules that come with Node. */
const NODE = 'Node';

/**
 * What a folder of `src` may import: folders besides itself, or single files in them, and packages.
 * A row of a folder in a folder stands for itself.
 */
export const ROWS = {
  model: { folders: [], packages: [] },
  redaction: { folders: [], packages: [] },
  text: { folders: [], packages: ['fastest-levenshtein'] },
  ports: { folders: [], packages: [NODE] },
  identity: { folders: ['model'], packages: [NODE] },
  trouble: { folders: ['model'], packages: [] },
  resilience: { folders: ['ports'], packages: [NODE] },
  processes: { folders: [], packages: [NODE] },
  'json-schema': {
    folders: ['resilience', 'text'],
    packages: ['@cfworker/json-schema'],
  },
  'json-path': { folders: ['resilience'], packages: ['json-p3'] },
  contract: { folders: [], packages: ['zod'] },
  yaml: { folders: ['contract', 'text', 'trouble'], packages: ['yaml', 'zod'] },
  jsonc: { folders: [], packages: ['jsonc-parser'] },
  client: {
    folders: ['contract', 'ports', 'redaction', 'resilience', 'text', 'trouble'],
    packages: [NODE, '@actions/http-client', 'undici', 'zod'],
  },
  inputs: {
    folders: ['contract', 'model', 'text', 'trouble'],
    packages: ['@actions/core', 'zod'],
  },
  session: {
    folders: [
      ...['client', 'contract', 'inputs', 'jsonc', 'model'],
      ...['ports', 'processes', 'redaction', 'resilience', 'text', 'trouble'],
    ],
    packages: [NODE, 'zod'],
  },
  evals: {
    folders: [
      ...['baseline', 'client', 'contract', 'identity', 'inputs', 'json-path', 'json-schema'],
      ...['model', 'report-file', 'session', 'surface', 'ports', 'redaction', 'resilience'],
      ...['text', 'trouble', 'yaml'],
    ],
    packages: [NODE, 'p-limit', 'zod'],
  },
  command: {
    folders: [
      ...['client', 'contract', 'evals', 'identity', 'inputs', 'model', 'report-file'],
      ...['session', 'ports', 'processes', 'redaction', 'resilience', 'text', 'trouble'],
    ],
    packages: [NODE, 'zod'],
  },
  doctor: {
    folders: [
      ...['client', 'contract', 'inputs', 'jsonc', 'model', 'session'],
      ...['ports', 'text', 'trouble'],
    ],
    packages: [NODE, 'p-limit', 'zod'],
  },
  surface: {
    folders: [
      ...['client', 'contract', 'inputs', 'model', 'report-file', 'session'],
      ...['text', 'trouble'],
    ],
    packages: [NODE, 'p-limit', 'zod'],
  },
  policy: {
    folders: ['contract', 'identity', 'inputs', 'model', 'session', 'trouble', 'yaml'],
    packages: [NODE, 'zod'],
  },
  results: {
    folders: [
      ...['client', 'contract', 'identity', 'inputs', 'model', 'session'],
      ...['ports', 'redaction', 'resilience', 'trouble'],
    ],
    packages: [NODE, 'p-limit', 'saxes', 'zod'],
  },
  baseline: {
    folders: ['client', 'contract', 'model', 'ports', 'report-file', 'trouble'],
    packages: [NODE],
  },
  'report-file': {
    folders: ['identity', 'model', 'text', 'trouble'],
    packages: ['fflate', NODE, 'zod'],
  },
  gate: { folders: ['model', 'trouble'], packages: [] },
  render: { folders: ['model', 'text'], packages: [] },
  page: { folders: ['model', 'render'], packages: ['preact'] },
  publish: {
    folders: [
      ...['model', 'render', 'report-file', 'runner'],
      ...['ports', 'redaction', 'resilience', 'text', 'trouble'],
    ],
    packages: [
      ...[NODE, '@actions/artifact', '@actions/core', '@actions/github'],
      ...['@actions/http-client', 'fast-xml-parser', 'undici', 'zod'],
    ],
  },
  runner: {
    folders: ['contract', 'model', 'ports', 'redaction', 'text', 'trouble'],
    packages: [NODE, '@actions/core', 'zod'],
  },
  request: {
    folders: [
      ...['client', 'contract', 'inputs', 'ports', 'publish', 'redaction', 'runner'],
      ...['session', 'text', 'trouble', 'version.ts', 'yaml'],
    ],
    packages: [NODE, '@actions/core', 'zod'],
  },
  cli: {
    folders: [
      ...['baseline', 'client', 'collect-and-judge.ts', 'collect.ts', 'contract', 'evals', 'gate'],
      ...[
        'inputs',
        'json-schema',
        'jsonc',
        'judge.ts',
        'model',
        'policy',
        'ports',
        'publish',
        'redaction',
        'render',
        'report-file',
      ],
      ...['resilience', 'results', 'runner', 'session', 'surface', 'text', 'trouble', 'version.ts'],
    ],
    packages: [NODE, 'commander', 'yaml'],
  },
  service: { folders: ['ports', 'redaction', 'trouble'], packages: [NODE, '@hono/node-server'] },
  'service/command': {
    folders: [
      ...['contract', 'ports', 'redaction', 'text', 'trouble'],
      ...['service/auth', 'service/catalogue', 'service/config', 'service/engine'],
      ...['service/mcp', 'service/models', 'service/servers', 'service/service.ts'],
      'service/storage',
    ],
    packages: [NODE],
  },
  'service/http': {
    folders: [
      ...['contract', 'ports', 'text', 'trouble'],
      ...['service/auth', 'service/catalogue', 'service/evals', 'service/hosts'],
      ...['service/ingestion', 'service/jobs', 'service/refusals', 'service/servers'],
      'service/storage',
    ],
    packages: [NODE, '@hono/node-server', 'hono', 'zod'],
  },
  'service/auth': {
    folders: [
      ...['contract', 'service/catalogue', 'service/config', 'service/refusals'],
      'service/storage',
    ],
    packages: [NODE],
  },
  'service/jobs': {
    folders: [
      ...['ports', 'resilience', 'trouble', 'service/engine'],
      ...['service/evals', 'service/storage'],
    ],
    packages: [NODE],
  },
  'service/evals': {
    folders: [
      ...['contract', 'json-path', 'json-schema', 'resilience', 'text'],
      ...['service/catalogue', 'service/engine'],
      ...['service/hosts', 'service/models', 'service/refusals', 'service/storage'],
    ],
    packages: [NODE, 'zod'],
  },
  'service/hosts': {
    folders: ['contract', 'service/mcp', 'service/refusals', 'service/storage'],
    packages: [NODE],
  },
  'service/ingestion': {
    folders: [
      ...['contract', 'text', 'trouble', 'service/evals'],
      ...['service/refusals', 'service/storage'],
    ],
    packages: [NODE, 'zod'],
  },
  'service/servers': {
    folders: [
      ...['contract', 'ports', 'redaction', 'resilience', 'text'],
      ...['service/catalogue', 'service/engine', 'service/evals', 'service/mcp'],
      ...['service/refusals', 'service/storage'],
    ],
    packages: [NODE, 'zod'],
  },
  'service/catalogue': {
    folders: ['redaction', 'service/config', 'service/mcp', 'service/storage'],
    packages: [],
  },
  'service/config': {
    folders: ['contract', 'jsonc', 'redaction', 'text', 'trouble', 'service/mcp', 'service/models'],
    packages: [NODE, 'zod'],
  },
  'service/engine': {
    folders: [
      ...['contract', 'json-path', 'json-schema', 'ports', 'redaction', 'resilience', 'text'],
      ...['service/mcp', 'service/models'],
    ],
    packages: [NODE, 'ai', 'p-limit'],
  },
  'service/refusals': { folders: ['contract'], packages: [] },
  'service/mcp': {
    folders: ['contract', 'ports', 'processes', 'redaction', 'resilience', 'text'],
    packages: [NODE, '@modelcontextprotocol/client', 'cross-spawn', 'zod'],
  },
  'service/models': {
    folders: ['contract', 'redaction'],
    packages: [
      ...['@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai', '@ai-sdk/openai-compatible'],
      ...['ai', 'zod'],
    ],
  },
  'service/storage': {
    folders: ['contract', 'ports', 'resilience'],
    packages: [NODE, 'kysely', 'pg'],
  },
};

/** What a row allows besides the folder's own files. */
const allowedBy = ({ folders, packages }) => [
  ...folders.map((path) => (path.endsWith('.ts') ? `^src/${path}$` : `^src/${path}/`)),
  ...packages.map((name) => `node_modules/${name}/`),
];

const rows = Object.entries(ROWS).map(([folder, row]) => ({
  name: `${folder.replace('/', '-')}-imports-its-row`,
  severity: 'error',
  from: {
    path: `^src/${folder}/`,
    pathNot: Object.keys(ROWS)
      .filter((other) => other.startsWith(`${folder}/`))
      .map((inner) => `^src/${inner}/`),
  },
  to: {
    pathNot: [`^src/${folder}/`, ...allowedBy(row)],
    ...(row.packages.includes(NODE) ? { dependencyTypesNot: ['core'] } : {}),
  },
}));

export default {
  forbidden: [
    ...rows,
    {
      name: 'story-imports-no-service',
      comment: 'The service is a bundle of its own, started as a child process.',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { path: '^src/service/' },
    },
    {
      name: 'story-imports-one-package',
      comment: 'Nor anything of this repository that is no source.',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: {
        pathNot: ['^src/', 'node_modules/@actions/core/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'toolkit-only-at-the-edges',
      comment: 'In these folders, one file alone speaks to the runner or sends requests.',
      severity: 'error',
      from: {
        path: '^src/(inputs|client)/',
        pathNot: ['^src/inputs/inputs\\.ts$', '^src/client/transport/transport\\.ts$'],
      },
      to: { path: 'node_modules/@actions/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
