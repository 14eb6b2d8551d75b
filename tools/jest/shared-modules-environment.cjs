const asyncHooks = require('node:async_hooks');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const storages = new Set();

/**
 * Records every AsyncLocalStorage. Jest creates and enables one for each spec file, and each enabled storage slows down every promise of the worker.
 */
asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args);
    storages.add(this);
  }
};

/** Runs spec files with the globals of the worker process instead of copies, so that they can use modules that are loaded only once. */
module.exports = class SharedModulesEnvironment {
  constructor({ projectConfig: config }) {
    this.global = globalThis;
    this.conditions = config.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({ config, global: globalThis, moduleMocker: this.moduleMocker, timerConfig: {} });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    const { console, process } = globalThis;
    const [environment, { exit }] = [{ ...process.env }, process];
    this.restore = () => {
      globalThis.console = console;
      process.exit = exit;
      for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
      Object.assign(process.env, environment);
    };
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const storage of storages) storage.disable();
    storages.clear();
    this.restore();
  }

  exportConditions() {
    return this.conditions;
  }

  /** Jest requires a VM context here, but {@link SharedModulesRuntime} compiles in the main context. */
  getVmContext() {
    return globalThis;
  }
};
