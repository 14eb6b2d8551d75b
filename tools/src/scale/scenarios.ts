import { FAILOVER } from './failover/failover';
import { POOLER } from './pooler/pooler';
import { ROLLING_UPGRADE } from './rolling-upgrade/rolling-upgrade';
import { type ScaleScenario } from './scenario';
import { STANDBY } from './standby/standby-scenario';
import { WORKERS } from './workers/scenario';

/** The scenarios of `npm run test:scale`, in the order of docs/scaling.md. */
export const SCENARIOS: readonly ScaleScenario[] = [WORKERS, ROLLING_UPGRADE, POOLER, STANDBY, FAILOVER];
