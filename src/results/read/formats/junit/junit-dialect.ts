/** Traits by which producers of JUnit XML can be told; the first that fits names the dialect. */
const traits: { dialect: string; fits: (attributes: Record<string, string>) => boolean }[] = [
  { dialect: 'jest-junit', fits: ({ name }) => name === 'jest tests' },
  { dialect: 'vitest', fits: ({ name }) => name === 'vitest tests' },
  { dialect: 'bun', fits: ({ name }) => name === 'bun test' },
  { dialect: 'mocha', fits: ({ name }) => name === 'Mocha Tests' },
  { dialect: 'pytest', fits: ({ name }) => name === 'pytest' || name === 'pytest tests' },
  { dialect: 'nextest', fits: ({ name }) => name === 'nextest-run' },
  { dialect: 'googletest', fits: ({ name }) => name === 'AllTests' },
  {
    dialect: 'surefire',
    fits: (attributes) => /surefire/.test(attributes['xsi:noNamespaceSchemaLocation'] ?? ''),
  },
];

/**
 * Producers that write the attributes of a suite in an order of their own, and under a name that
 * the user chooses.
 */
const suiteAttributes = new Map([
  ['name,timestamp,hostname,tests,failures,skipped,time,errors', 'playwright'],
  ['name,tests,skipped,failures,errors,timestamp,hostname,time', 'gradle'],
  ['name,tests,skipped,failures,errors,timestamp,time', 'gradle'],
  ['name,errors,failures,skipped,tests,time,timestamp,hostname', 'pytest'],
]);

/** Dialect told by the attributes of a root or suite element; null where none fits. */
export function junitDialect(attributes: Record<string, string>): string | null {
  return traits.find(({ fits }) => fits(attributes))?.dialect ?? null;
}

/** Dialect told by the shape of a suite element, which is surer than its name. */
export function suiteDialect(attributes: Record<string, string>): string | null {
  return suiteAttributes.get(Object.keys(attributes).join(',')) ?? null;
}

/** Dialect told by a property of a suite; gotestsum and go-junit-report write it. */
export function propertyDialect({ name }: Record<string, string>): string | null {
  return name === 'go.version' ? 'go' : null;
}
