import { type InboundResult } from '@rpm/data-access';
import { type Bundle, operationOutcome } from '@rpm/fhir';
import { STATUS_CODES } from 'node:http';
import { operationOutcomeOf } from '../../problem/operation-outcome';
import { problemStatus } from '../../problem/problem-kind';
import { type FhirSender } from './fhir-sender.decorator';

type Response = NonNullable<NonNullable<Bundle['entry']>[number]['response']>;

/** Returns the answer to a Bundle: a response for each entry, in the order of the entries. */
export function bundleResponse(
  type: 'batch-response' | 'transaction-response',
  sender: FhirSender,
  results: readonly InboundResult[],
): Bundle {
  const entry = results.map((result) => ({ response: responseOf(sender, result) }));
  return { resourceType: 'Bundle', type, ...(entry.length > 0 && { entry }) };
}

function responseOf(sender: FhirSender, result: InboundResult): Response {
  switch (result.status) {
    case 'created':
    case 'existing': {
      const { id, version } = result;
      const status = statusLine(result.status === 'created' ? 201 : 200);
      return { status, location: `Observation/${id}/_history/${version}`, etag: `W/"${version}"` };
    }
    case 'found':
      return { status: statusLine(200), location: `${result.type}/${result.id}` };
    case 'dropped':
      return { status: statusLine(200), outcome: droppedOutcome(sender) };
    case 'refused': {
      const outcome = operationOutcomeOf(result.problem, sender.requestId, sender.identity);
      return { status: statusLine(problemStatus(result.problem)), outcome };
    }
  }
}

const statusLine = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`;

/** The code and text of an Observation that was not stored, because the readings of its device are disabled. */
export const READINGS_DISABLED = {
  code: 'readings_disabled',
  text: 'The readings of this device are disabled, so that this one was not stored.',
};

/** The code and text of an Observation that the service has already, for a client that may not read it. */
export const STORED_ALREADY = {
  code: 'stored_already',
  text: 'The service has this Observation already. A key with the scope readings:read gets it as the answer.',
};

export const droppedOutcome = (sender: FhirSender) => information(sender, READINGS_DISABLED);
export const storedAlreadyOutcome = (sender: FhirSender) => information(sender, STORED_ALREADY);

function information({ identity, requestId }: FhirSender, issue: { code: string; text: string }) {
  return operationOutcome(identity, [{ severity: 'information', type: 'informational', ...issue }], requestId);
}
