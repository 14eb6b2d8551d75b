const { join } = require('node:path');

const ENVIRONMENT = join(__dirname, 'shared-modules-environment.cjs');
const RUNTIME = join(__dirname, 'shared-modules-runtime.cjs');

/** Two modules, of which the first one loads the second one as every compiled module of this repository does. */
const PROBES = {
  '/first.spec.ts': "exports.loaded = require('/second.ts');",
  '/second.ts': 'exports.isSecond = true;',
};

/**
 * Loads the probes as a worker loads two spec files, with the environment and the runtime that share modules. @throws Error if a part of Jest on which these two
 * rely has changed
 */
function loadProbes() {
  const [Environment, Runtime] = [require(ENVIRONMENT), require(RUNTIME)];
  const config = {
    extensionsToTreatAsEsm: [],
    fakeTimers: {},
    moduleNameMapper: [],
    sandboxInjectedGlobals: [],
    setupFiles: [],
    testEnvironmentOptions: { customExportConditions: [] },
    transform: [],
    unmockedModulePathPatterns: [],
  };
  const resolver = {
    canResolveSync: () => true,
    getMockModule: () => null,
    getGlobalPaths: () => [],
    getModule: () => null,
    getModulePaths: () => [],
    getModuleID: (_mocks, _from, name) => name,
    isCoreModule: () => false,
    resolveModule: (_from, name) => name,
    resolveStubModuleName: () => null,
  };
  const transformer = {
    canTransformSync: () => true,
    transform: (path) => ({ code: PROBES[path], sourceMapPath: `${path}.map` }),
  };
  const load = () => {
    const environment = new Environment({ projectConfig: config });
    const files = new Map();
    const runtime = new Runtime(config, environment, resolver, transformer, files, {}, '/first.spec.ts', config);
    // A new runtime forgets the files that were read before.
    for (const [path, text] of Object.entries(PROBES)) files.set(path, text);
    const { loaded } = runtime.requireModule('/first.spec.ts', '/first.spec.ts');
    const maps = [...runtime.getSourceMaps().keys()].sort();
    environment.restore();
    return { loaded, maps };
  };
  const [first, second] = [load(), load()];
  if (first.loaded.isSecond !== true || second.loaded !== first.loaded) throw new Error('it loads a module twice');
  if (![first, second].every(({ maps }) => maps.join() === Object.keys(PROBES).join()))
    throw new Error('it keeps source maps elsewhere');
}

/**
 * Returns the options by which Jest loads modules once per worker. They rely on parts of Jest that are not public: if a release of Jest has changed these,
 * the standard options are returned, with which the same specs pass, but take several times as long.
 */
module.exports = function moduleSharing({ probe = loadProbes, warn = (text) => process.stderr.write(text) } = {}) {
  try {
    probe();
    return { testEnvironment: ENVIRONMENT, runtime: RUNTIME };
  } catch (error) {
    warn(
      `This release of Jest cannot share modules between spec files, so that the run takes longer (${error.message}). See tools/jest.\n`,
    );
    return { testEnvironment: 'node' };
  }
};
