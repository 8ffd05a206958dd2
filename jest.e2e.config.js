import config from './jest.config.js';

/** Tests of the bundle, which `npm run build` makes. */
export default { ...config, roots: ['<rootDir>/__tests__/e2e'], testPathIgnorePatterns: [] };
