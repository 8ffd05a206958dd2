import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node's environment with a global object like any other. That of Jest asks a proxy for each `Math` and
 * `JSON` that code names, which makes what counts and searches several times slower than it is.
 */
export default class PlainGlobals extends TestEnvironment {
  /** @param {[import('@jest/environment').JestEnvironmentConfig, import('@jest/environment').EnvironmentContext]} given */
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
