import fc from 'fast-check';
import { PROPERTY_MS } from './property-runs';

/**
 * Jest runs this file before each spec file. A property that fails then ends before the limit of its test, and so prints its seed, its path and the smallest case that
 * was found until then. One that finds no failure in this time fails, too, because it has not made all its runs.
 */
fc.configureGlobal({ interruptAfterTimeLimit: PROPERTY_MS, markInterruptAsFailure: true });
