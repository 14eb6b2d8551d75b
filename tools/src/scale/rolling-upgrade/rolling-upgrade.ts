import { type ScaleScenario } from '../scenario';
import { findLandedVersion } from './landed-version';
import { runUpgrade } from './upgrade-run';

/** Two versions of the service on one database: the newest landed one and the present one. */
export const ROLLING_UPGRADE: ScaleScenario = {
  name: 'rolling-upgrade',
  about: 'an upgrade under load and back: the landed version, both, the present one, both, and the landed one again',
  obstacle: async () => {
    const landed = await findLandedVersion().catch(() => null);
    if (landed !== null) return null;
    return 'git knows no landed commit that can serve the database of this version (a clone without history, or a breaking migration has not landed yet)';
  },
  play: async (options) => {
    const landed = await findLandedVersion();
    if (landed === null) throw new Error('There is no landed version.');
    return runUpgrade(landed, options);
  },
};
