import { type ScaleScenario } from './scenario';
import { STANDBY } from './standby/standby-scenario';

/** The scenarios of `npm run test:scale`, in the order of docs/scaling.md. */
export const SCENARIOS: readonly ScaleScenario[] = [STANDBY];
