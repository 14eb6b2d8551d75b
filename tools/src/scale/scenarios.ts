import { FAILOVER } from './failover/failover';
import { type ScaleScenario } from './scenario';

/** The scenarios of `npm run test:scale`, in the order of docs/scaling.md. */
export const SCENARIOS: readonly ScaleScenario[] = [FAILOVER];
