import {
  ChangeReasonInput,
  DEVICE_ASSIGNMENT_VIEW,
  DeviceAssignmentInput,
  DeviceAssignmentPatchInput,
  DeviceAssignmentQuery,
} from '@rpm/domain';
import { type OperationsByRoute } from '../openapi/resource-part';

const detail =
  'Assignment 31 says that the patient 1 has had the device from 2026-01-12T09:30:00.000Z to 2026-01-20T16:00:00.000Z. Correct or remove it first.';

/** Properties that the operations for corrections of assignments share. */
const CORRECTION = {
  view: DEVICE_ASSIGNMENT_VIEW,
  isCorrection: true,
  problems: { conflict: { detail } },
} as const;

const READINGS = 'Readings that belong to another patient now get a new version and an event.';

export const deviceAssignments: OperationsByRoute = {
  'GET /api/v3/device/{deviceId}/assignment': {
    view: DEVICE_ASSIGNMENT_VIEW,
    operationId: 'listDeviceAssignments',
    summary: 'List assignments',
    description: 'Returns the assignments of a device (the periods in which patients held it), newest first.',
    query: DeviceAssignmentQuery,
  },
  'POST /api/v3/device/{deviceId}/assignment': {
    ...CORRECTION,
    operationId: 'addDeviceAssignment',
    summary: 'Add an assignment',
    description: `Records that a patient held a device in a past period that was not recorded. ${READINGS}`,
    body: DeviceAssignmentInput,
  },
  'GET /api/v3/device/{deviceId}/assignment/{assignmentId}': {
    view: DEVICE_ASSIGNMENT_VIEW,
    operationId: 'getDeviceAssignment',
    summary: 'Fetch an assignment',
    description: 'Returns one assignment of a device.',
  },
  'PATCH /api/v3/device/{deviceId}/assignment/{assignmentId}': {
    ...CORRECTION,
    operationId: 'changeDeviceAssignment',
    summary: 'Correct an assignment',
    description:
      `Corrects the patient or the period of an assignment. ${READINGS} If the current assignment gets another patient, ` +
      '`device.associationRemoved` and `device.associationCreated` are emitted.',
    patch: DeviceAssignmentPatchInput,
    bodyExample: { startTimestamp: '2026-01-12T09:30:00Z' },
  },
  'DELETE /api/v3/device/{deviceId}/assignment/{assignmentId}': {
    ...CORRECTION,
    operationId: 'removeDeviceAssignment',
    summary: 'Remove an assignment',
    description:
      `Removes an assignment, because the patient never held the device. ${READINGS} The device of a current assignment becomes free, and ` +
      '`device.associationRemoved` is emitted.',
    body: ChangeReasonInput,
    answers: { 204: { description: 'The assignment is removed.' } },
  },
};
