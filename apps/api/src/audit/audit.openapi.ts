import {
  AUDIT_EVENT_LIST_VIEW,
  AUDIT_STATE_VIEW,
  AuditEventQuery,
  DISCLOSURE_LIST_VIEW,
  DISCLOSURE_VIEW,
  DisclosureInput,
  KeysetQuery,
  PATIENT_ACCESS_LIST_VIEW,
  PatientAccessQuery,
} from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

const OLDER =
  'Send the `cursor` of each answer as `after` of the next request while `hasMore` is true. The request is itself recorded.';

export const auditOpenApi = openApiPart(
  { area: 'organization', heading: 'Audit trail', view: AUDIT_EVENT_LIST_VIEW },
  {
    'GET /api/v3/audit-event': {
      operationId: 'listAuditEvents',
      summary: 'List the audit trail',
      description:
        'Returns who has asked for what, and whose data the answers contained, newest first. Refused requests are contained too. Rows contain ids, and no data of ' +
        `patients. ${OLDER}`,
      scope: 'audit:read',
      query: AuditEventQuery,
      answer: { description: 'A part of the audit trail.' },
    },
    'GET /api/v3/audit-event/state': {
      operationId: 'getAuditState',
      summary: 'Fetch how far the audit trail is sealed, signed and verified',
      description:
        'Returns the newest block of the organization, the newest checkpoint and verification of the installation, and the time of the oldest row that is in no ' +
        'block yet. The operation verifies nothing: `rpm-admin audit verify` does.',
      scope: 'audit:read',
      view: AUDIT_STATE_VIEW,
    },
    'GET /api/v3/patient/{patientId}/access': {
      operationId: 'listPatientAccess',
      summary: 'List who has seen or changed the data of a patient',
      description:
        'Returns the requests that concerned a patient, newest first: reads, lists and downloads that contained the patient, changes, and deliveries of webhooks. ' +
        `They include the requests about records that were merged into that of the patient, and name no other patient. ${OLDER}`,
      scope: 'audit:read',
      view: PATIENT_ACCESS_LIST_VIEW,
      query: PatientAccessQuery,
      answer: { description: 'A part of the requests that concerned the patient.' },
    },
    'GET /api/v3/patient/{patientId}/disclosure': {
      operationId: 'listDisclosures',
      summary: 'List the disclosures of the data of a patient',
      description:
        'Returns the account of disclosures that a patient may ask for (45 CFR 164.528): those that somebody has recorded, and summaries of the deliveries of ' +
        `webhooks and the downloads whose stated purpose is not treatment, payment or operations. ${OLDER}`,
      scope: 'audit:write',
      view: DISCLOSURE_LIST_VIEW,
      query: KeysetQuery,
      answer: { description: 'A part of the disclosures.' },
    },
    'POST /api/v3/patient/{patientId}/disclosure': {
      operationId: 'recordDisclosure',
      summary: 'Record a disclosure',
      description:
        'Records a disclosure of the data of a patient that was made by hand, such as by letter. With `withdraws` and `description` only, withdraws a disclosure that ' +
        'was recorded by mistake: both rows stay in the list.',
      scope: 'audit:write',
      view: DISCLOSURE_VIEW,
      body: DisclosureInput,
      problems: { conflict: { detail: 'This disclosure was withdrawn before.' } },
    },
  },
);
