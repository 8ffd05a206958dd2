import { shared } from './jest.config.js';

export default {
  ...shared,
  roots: ['<rootDir>/__tests__/e2e'],
  testMatch: ['**/*.test.ts'],
};
