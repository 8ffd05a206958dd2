/** The import rules of docs/architecture.md, so that the house stays as drawn. */
const actionSide =
  '^src/(run|ingest|inputs|gate|render|publish|model)/|^src/(main|inputs|outputs)\\.ts';

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
    {
      name: 'model-imports-nothing',
      severity: 'error',
      from: { path: '^src/model/' },
      to: { pathNot: '^src/model/' },
    },
    {
      name: 'redaction-imports-nothing',
      severity: 'error',
      from: { path: '^src/redaction/' },
      to: { pathNot: '^src/redaction/' },
    },
    {
      name: 'gate-and-render-import-only-model',
      severity: 'error',
      from: { path: '^src/(gate|render)/' },
      to: { pathNot: ['^src/model/', '^src/redaction/', '^src/$1/'] },
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: ['^src/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'client-never-imports-the-action',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: [actionSide, '^src/service/'] },
    },
    {
      name: 'run-knows-no-result-files-and-no-surfaces',
      severity: 'error',
      from: { path: '^src/run/' },
      to: { path: '^src/(ingest|gate|render|publish)/' },
    },
    {
      name: 'ingest-judges-and-shows-nothing',
      severity: 'error',
      from: { path: '^src/ingest/' },
      to: { path: '^src/(gate|render|publish)/' },
    },
    {
      name: 'publish-shows-what-others-found',
      severity: 'error',
      from: { path: '^src/publish/' },
      to: { path: '^src/(contract|run|ingest|gate)/' },
    },
    {
      name: 'service-imports-only-contract-and-redaction',
      severity: 'error',
      from: { path: '^src/service/' },
      to: { path: '^src/', pathNot: ['^src/service/', '^src/contract/', '^src/redaction/'] },
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
          '^src/(index|post|main|outputs|logger)\\.ts$',
          '^src/inputs(/|\\.ts$)',
          '^src/publish/',
          '^src/client/transport\\.ts$',
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
