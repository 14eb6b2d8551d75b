import { batteryOn, deviceOn, HEALTH_CHECK_EVERY } from './life';
import { patientName, type Person } from './person';
import { instantAt } from './place';
import { type IdOf, type Step } from './step';
import { dayOf, type Span } from './timeline';

/** What happens in a day besides the uploads, in the order in which it must. */
export function incidentsOf(span: Span, number: number): Step[][] {
  const checks = number % HEALTH_CHECK_EVERY === 0 ? span.people.flatMap((person) => healthChecks(span, person, number)) : [];
  if (number !== Math.floor(span.days / 2)) return [checks];
  const entries = span.people.map((person) => manualEntry(span, person));
  return [checks, entries, span.people.slice(0, 1).map((person) => repetition(span, person)), span.people.flatMap(afterthought)];
}

/** None while nobody has the meter. */
function healthChecks(span: Span, person: Person, number: number): Step[] {
  const meter = deviceOn(span, person, 'BG', number);
  if (meter === null) return [];
  const batteryPercentage = batteryOn(person, number, span.days);
  const { place, date } = dayOf(span, person, number);
  const body = { eventTimestamp: instantAt(place, date, 5 * 60), batteryPercentage, signalStrength: 40 + (person.number % 50) };
  const request: Step['request'] = (idOf) => ({ path: `/device/${idOf(meter)}/healthcheck`, body });
  return [{ about: 'healthChecks', method: 'POST', request }];
}

const entryName = (person: Person) => `entry of ${patientName(person)}`;

/** Somebody tells their weight by telephone. */
function manualEntry(span: Span, person: Person): Step {
  const { place, date } = dayOf(span, person, Math.floor(span.days / 2));
  const readingTimestamp = instantAt(place, date, 4 * 60);
  const body = { readingTimestamp, weight: 150 + person.number, manual: true };
  const request: Step['request'] = (idOf) => ({
    path: '/weight-reading',
    body: { patientId: idOf(patientName(person)), ...body },
  });
  return { about: 'manualEntries', method: 'POST', creates: entryName(person), request };
}

/** Sent again under another key: the service recognises the reading itself, until it is corrected. */
function repetition(span: Span, person: Person): Step {
  const { about, method, request } = manualEntry(span, person);
  return { about, method, request, doneBefore: [409] };
}

/** The first entry was misheard, and the second somebody else's; what is withdrawn cannot be withdrawn again. */
function afterthought(person: Person): Step[] {
  const path = (idOf: IdOf) => `/weight-reading/${idOf(entryName(person))}`;
  const about = 'corrections';
  if (person.number === 0)
    return [{ about, method: 'PATCH', request: (idOf) => ({ path: path(idOf), body: { weight: 151.5 } }) }];
  if (person.number === 1) return [{ about, method: 'DELETE', request: (idOf) => ({ path: path(idOf) }), doneBefore: [404] }];
  return [];
}
