import { RESTAMP_PREVIEW_VIEW, RESTAMP_VIEW, RestampInput, RestampQuery, UndoRestampInput } from '@rpm/domain';
import { type OperationsByRoute } from '../openapi/resource-part';

/** Properties that the operations to create and to undo a restamp share. */
const RESTAMP = { view: RESTAMP_VIEW, isCorrection: true, preview: RESTAMP_PREVIEW_VIEW, scope: 'readings:write' } as const;

export const restamps: OperationsByRoute = {
  'GET /api/v3/device/{deviceId}/restamp': {
    view: RESTAMP_VIEW,
    operationId: 'listRestamps',
    summary: 'List restamps',
    description: 'Returns the restamps of a device, newest first.',
    query: RestampQuery,
  },
  'POST /api/v3/device/{deviceId}/restamp': {
    ...RESTAMP,
    operationId: 'restampReadings',
    summary: 'Shift readings of a device whose clock was wrong',
    description:
      'Adds an offset to the times of the readings that the device took in a period. Each reading gets a new version and an event, and belongs to the ' +
      'patient who held the device at the new time. The request is rejected if readings would collide with others or change their patient, unless it ' +
      'permits that; a dry run counts both.',
    body: RestampInput,
    problems: { conflict: { detail: '120 readings would change their patient. Send allowPatientChanges to permit it.' } },
  },
  'POST /api/v3/device/{deviceId}/undo-restamp': {
    ...RESTAMP,
    operationId: 'undoRestamp',
    summary: 'Undo a restamp',
    description: 'Shifts the same readings back. This is a restamp of its own, which can be undone too.',
    body: UndoRestampInput,
    problems: { conflict: { detail: 'This restamp is undone already.' } },
  },
};
