const { dirname, sep } = require('node:path');
const { isBuiltin } = require('node:module');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${sep}node_modules${sep}`;
/** Spec files, and the files that Jest runs before each of them, are loaded anew. */
const LOADED_ANEW = /\.(?:spec|setup)\.ts$/;

/** Our own modules that this worker has loaded, by path. */
const modules = new Map();

/** Paths of the source maps of the loaded modules, which Jest needs for the stack traces of errors. */
const sourceMaps = new Map();

/**
 * Loads every module once per worker instead of once per spec file, except for those of {@link LOADED_ANEW}. Most of the CPU time of a
 * spec file would otherwise be spent on loading the service again.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    this.executor.compile = (source, filename) => compile(source, filename, this.executor.injectedModuleParameters);
    for (const [path, sourceMap] of sourceMaps) this.transformCache.sourceMaps.set(path, sourceMap);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (options?.isInternalModule || !moduleName || isBuiltin(moduleName)) {
      return super.requireModule(from, moduleName, options, isRequireActual);
    }
    const path = this._resolution.resolveCjs(from, moduleName);
    return LOADED_ANEW.test(path) ? super.requireModule(from, moduleName, options, isRequireActual) : this.requireShared(path);
  }

  requireShared(path) {
    if (path.includes(PACKAGES) || path.endsWith('.json')) return require(path);
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {}, filename: path, id: path };
    modules.set(path, module);
    try {
      this.evaluate(module);
    } catch (error) {
      modules.delete(path);
      throw error;
    }
    return module.exports;
  }

  evaluate(module) {
    const { filename, exports } = module;
    const load = compile(this.transformCache.transform(filename), filename, [
      'module',
      'exports',
      'require',
      '__dirname',
      '__filename',
    ]);
    sourceMaps.set(filename, this.transformCache.sourceMaps.get(filename));
    load.call(exports, module, exports, this.requireOf(filename), dirname(filename), filename);
  }

  /** Returns the function `require` of a module. It may be called after the spec file that first loaded the module has ended. */
  requireOf(path) {
    const { _resolution: resolution } = this;
    const resolve = (name) => (isBuiltin(name) ? name : resolution.resolveCjs(path, name));
    return Object.assign((name) => (isBuiltin(name) ? require(name) : this.requireShared(resolve(name))), { resolve });
  }
};

function compile(source, filename, parameters) {
  return vm.compileFunction(source, parameters, {
    filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}
