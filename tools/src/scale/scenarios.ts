import { FAILOVER } from './failover/failover';
import { POOLER } from './pooler/pooler';
import { ROLLING_UPGRADE } from './rolling-upgrade/rolling-upgrade';
import { type ScaleScenario } from './scenario';

/** The scenarios of `npm run test:scale`, in the order of docs/scaling.md. */
export const SCENARIOS: readonly ScaleScenario[] = [ROLLING_UPGRADE, POOLER, FAILOVER];
