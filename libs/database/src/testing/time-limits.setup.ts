import { setTimeLimits } from './time-limits';

/** Jest runs this file before each spec file. A spec whose name ends in `.wait.spec.ts` waits for limits of the service. */
setTimeLimits(expect.getState().testPath?.endsWith('.wait.spec.ts') ? 'published' : 'lenient');
