const { sep } = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${sep}node_modules${sep}`;

/**
 * Loads our own modules anew for every spec file, as Jest does, but packages of `node_modules` only once per worker. They are most of
 * the 2,000 modules that a spec of the API loads.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    this.executor.compile = (source, filename) =>
      vm.compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const path = moduleName && !options?.isInternalModule && this.packagePath(from, moduleName);
    return path ? require(path) : super.requireModule(from, moduleName, options, isRequireActual);
  }

  packagePath(from, moduleName) {
    if (this._resolution.isCoreModule(moduleName)) return null;
    const path = this._resolution.resolveCjs(from, moduleName);
    return path.includes(PACKAGES) ? path : null;
  }
};
