import { choice, instant, integer, object } from '../view/property';
import { eventProperties } from '../view/version-properties';
import { view } from '../view/view';
import { EMBEDDED_DEVICE_VIEW } from './device.view';

/**
 * Why a device is no longer silent: a reading or a health check has arrived, it has changed hands or is on its way back, or it is no longer expected to report
 * within the interval.
 */
export const DEVICE_SILENCE_ENDS = ['reading', 'healthCheck', 'custody', 'settings'] as const;

const SILENCE = {
  ...eventProperties('device'),
  device: object(EMBEDDED_DEVICE_VIEW, 'The current state of the device.'),
  silentSince: instant('When the next reading or health check was due at the latest.', { example: '2026-01-31T10:00:00.000Z' }),
  lastReportTimestamp: instant(
    'When the last reading arrived, or the later time of the last health check; null if there is none.',
    {
      nullable: true,
      example: '2026-01-31T09:00:00.000Z',
    },
  ),
};

/** The payload of `device.silent`. */
export const DEVICE_SILENT_VIEW = view('DeviceSilentEvent', 'A device that has reported nothing for longer than expected.', {
  ...SILENCE,
  expectedIntervalMinutes: integer({ minimum: 1 }, 'Minutes within which the device is expected to report.', { example: 60 }),
});

/** The payload of `device.recovered`. */
export const DEVICE_RECOVERED_VIEW = view('DeviceRecoveredEvent', 'A device that is no longer silent.', {
  ...SILENCE,
  cause: choice(
    DEVICE_SILENCE_ENDS,
    'Whether a reading or a health check has arrived, the device has changed hands or is on its way back, or it is no longer expected to report.',
    { example: 'reading' },
  ),
});
