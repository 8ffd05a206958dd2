import { ROOMS } from './scripts/rooms.ts';

const folders = (rooms) => rooms.map((room) => `^src/${room}/`);

/** The only files that import the service. They load it when they start it. */
const SERVICE_STARTERS = '^src/(session/embedded|cli/serve)\\.ts$';

const rooms = Object.entries(ROOMS).flatMap(([room, { imports, types = [] }]) => [
  {
    name: `${room}-imports`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: '^src/', pathNot: folders([room, ...imports, ...types]) },
  },
  ...types.map((other) => ({
    name: `${room}-imports-types-of-${other}`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: `^src/${other}/`, dependencyTypesNot: ['type-only'] },
  })),
]);

export default {
  forbidden: [
    ...rooms,
    {
      name: 'service-starters',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/service/', SERVICE_STARTERS] },
      to: { path: '^src/service/' },
    },
    {
      name: 'service-loaded-when-started',
      severity: 'error',
      from: { path: SERVICE_STARTERS },
      to: { path: '^src/service/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-imports-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(__tests__|scripts)/' },
    },
    { name: 'nothing-above', severity: 'error', from: {}, to: { path: '^\\.\\./' } },
    {
      name: 'packages-of-package-json',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'pure-rooms',
      severity: 'error',
      from: { path: folders(['words', 'gate', 'render']) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'toolkit-at-the-edges',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(action|surfaces|github|api/client/transport)' },
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
