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

/** Dialect told by the attributes of a root or suite element; null where none fits. */
export function junitDialect(attributes: Record<string, string>): string | null {
  return traits.find(({ fits }) => fits(attributes))?.dialect ?? null;
}
