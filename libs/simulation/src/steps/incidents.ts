import { batteryChargeOn, deviceUsedOnDay, HEALTH_CHECK_EVERY } from '../patients/life';
import { patientName, type SimulatedPatient } from '../patients/person';
import { instantAt } from '../patients/place';
import { type IdOf, type SimulationStep } from './step';
import { simulatedDayOf, type SimulatedPeriod } from './timeline';

/** Returns the requests of a day other than uploads of readings, in the order in which they must be sent. */
export function incidentsOf(span: SimulatedPeriod, number: number): SimulationStep[][] {
  const checks = number % HEALTH_CHECK_EVERY === 0 ? span.people.flatMap((person) => healthChecks(span, person, number)) : [];
  if (number !== Math.floor(span.days / 2)) return [checks];
  const entries = span.people.map((person) => manualEntry(span, person));
  return [checks, entries, span.people.slice(0, 1).map((person) => repetition(span, person)), span.people.flatMap(correctionsOf)];
}

/** Returns the health checks of a patient's glucose meter; none while the patient has no meter. */
function healthChecks(span: SimulatedPeriod, person: SimulatedPatient, number: number): SimulationStep[] {
  const meter = deviceUsedOnDay(span, person, 'BG', number);
  if (meter === null) return [];
  const batteryPercentage = batteryChargeOn(person, number, span.days);
  const { place, date } = simulatedDayOf(span, person, number);
  const body = { eventTimestamp: instantAt(place, date, 5 * 60), batteryPercentage, signalStrength: 40 + (person.number % 50) };
  const request: SimulationStep['request'] = (idOf) => ({ path: `/device/${idOf(meter)}/healthcheck`, body });
  return [{ about: 'healthChecks', method: 'POST', request }];
}

const entryName = (person: SimulatedPatient) => `entry of ${patientName(person)}`;

/** Creates a weight reading marked as manual, as if the patient had reported the weight by telephone. */
function manualEntry(span: SimulatedPeriod, person: SimulatedPatient): SimulationStep {
  const { place, date } = simulatedDayOf(span, person, Math.floor(span.days / 2));
  const readingTimestamp = instantAt(place, date, 4 * 60);
  const body = { readingTimestamp, weight: 150 + person.number, manual: true };
  const request: SimulationStep['request'] = (idOf) => ({
    path: '/weight-reading',
    body: { patient: { id: idOf(patientName(person)) }, ...body },
  });
  return { about: 'manualEntries', method: 'POST', creates: entryName(person), request };
}

/** Sends the same manual reading again with another idempotency key. The service recognizes the duplicate unless the reading has been corrected. */
function repetition(span: SimulatedPeriod, person: SimulatedPatient): SimulationStep {
  const { about, method, request } = manualEntry(span, person);
  return { about, method, request, doneBefore: [409] };
}

/** Corrects the first patient's manual reading and withdraws the second patient's. The service rejects a second withdrawal of the same reading. */
function correctionsOf(person: SimulatedPatient): SimulationStep[] {
  const path = (idOf: IdOf) => `/weight-reading/${idOf(entryName(person))}`;
  const about = 'corrections';
  if (person.number === 0)
    return [{ about, method: 'PATCH', request: (idOf) => ({ path: path(idOf), body: { weight: 151.5 } }) }];
  if (person.number === 1) return [{ about, method: 'DELETE', request: (idOf) => ({ path: path(idOf) }), doneBefore: [404] }];
  return [];
}
