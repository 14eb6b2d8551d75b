import { Conflict, InvalidInput, PatientMerged, type Problem } from '@rpm/domain';
import { atElements, elementError, type InboundReading } from '@rpm/fhir';

/** The problem of an Observation with an identifier of this service that no Observation of its patient has. */
export const unknownIdentifier = ({ pointer }: InboundReading) =>
  elementError(`${pointer}/identifier`, 'not_found', 'No Observation of this patient has this identifier.');

/** The problem of an Observation with an identifier that another one has. */
export function identifierTaken({ pointer }: InboundReading): Conflict {
  const detail = 'Another Observation has this identifier. Send an identifier of its own for each Observation.';
  return new Conflict(detail, [{ pointer: `${pointer}/identifier`, code: 'taken', detail }]);
}

/** Returns the problem of a reading with the places in its Observation. */
export function inObservation(problem: Problem, { pointers, pointer }: InboundReading): Problem {
  const errors = atElements(problem.errors, pointers, pointer);
  if (problem instanceof PatientMerged) return new PatientMerged(problem.members.patientId, errors);
  return problem instanceof InvalidInput ? new InvalidInput(errors) : problem;
}
