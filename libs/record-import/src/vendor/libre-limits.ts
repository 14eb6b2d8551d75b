import { type UnmarkedLimits } from './vendor-format';

/**
 * The limits of the sensors and test strips of FreeStyle Libre. Sensors report 40 to 500 mg/dL, in the United States up to 400; strips report 20 to 500 (public
 * readers of LibreView, read on 2026-11-30).
 */
export const LIBRE_LIMITS: UnmarkedLimits = {
  continuous: { mgdl: { low: 40, high: [400, 500] }, mmoll: { low: 2.2, high: [22.2, 27.8] } },
  meter: { mgdl: { low: 20, high: [500] }, mmoll: { low: 1.1, high: [27.8] } },
};
