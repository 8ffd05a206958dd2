/** The import rules of docs/architecture.md, one a row of its table, so that the house stays as drawn. */

/** Leaves, which every folder may import. */
export const LEAVES = ['redaction', 'text', 'ports', 'trouble', 'resilience'];

/**
 * Folder of `src` to the folders of `src` that it may import, besides itself and the leaves. Leaves
 * import no other leaf but for what is in their row.
 */
export const MAY_IMPORT = {
  model: [],
  redaction: [],
  text: [],
  ports: [],
  trouble: [],
  resilience: ['ports'],
  contract: [],
  client: ['contract'],
  inputs: ['contract', 'model'],
  session: ['contract', 'model', 'client', 'inputs'],
  evals: ['contract', 'model', 'client', 'inputs', 'session', 'baseline'],
  results: ['contract', 'model', 'client', 'inputs', 'session'],
  baseline: ['contract', 'model', 'client', 'report-file'],
  'report-file': ['model'],
  gate: ['model'],
  render: ['model'],
  publish: ['model', 'render', 'report-file', 'runner'],
  runner: ['contract', 'model'],
  service: ['contract'],
  'service/mcp': ['contract'],
  'service/models': ['contract'],
  'service/storage': ['contract'],
};

/** Folders that are given all they need: no package, and nothing of Node. */
export const WITHOUT_PACKAGES = ['model', 'text', 'gate', 'trouble'];

/** Imports that go against the table and are on their way out; each is a file and what it imports. */
const LEAVING = ['^src/service/'];

/** Circles are forbidden between files everywhere, and between folders by the order of the table. */
const rows = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  name: `${folder.replace('/', '-')}-imports-its-row`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: LEAVING },
  to: {
    path: '^src/',
    pathNot: [folder, ...(LEAVES.includes(folder) ? [] : LEAVES), ...others].map(
      (allowed) => `^src/${allowed}/`,
    ),
  },
}));

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...rows,
    {
      name: 'pure-folders-import-no-package',
      severity: 'error',
      from: { path: `^src/(${WITHOUT_PACKAGES.join('|')})/` },
      to: { pathNot: '^src/' },
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'action-never-imports-the-service',
      comment: 'The service is a bundle of its own, started as a child process.',
      severity: 'error',
      from: { pathNot: '^src/service/' },
      to: { path: '^src/service/' },
    },
    {
      name: 'toolkit-only-at-the-edges',
      severity: 'error',
      from: {
        pathNot: [
          '^src/(index|post|main)\\.ts$',
          '^src/runner/',
          '^src/inputs/inputs\\.ts$',
          '^src/publish/',
          '^src/client/transport/transport\\.ts$',
        ],
      },
      to: { path: 'node_modules/@actions/' },
    },
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
