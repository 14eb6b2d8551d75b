import { type SearchDefinition } from '@rpm/fhir';
import { type AnsweredResource, type Observation, type Patient } from '@rpm/fhir/testing';
import { codesOf, distinct, identifiersOf, some, tokensOf, withPrefixes } from './search-values';

/** Searches by one parameter in one form. */
export interface SearchCase {
  /** The type, the parameter and its form: `Observation?date=<instant>`. */
  name: string;
  /** The type and the parameter. */
  parameter: string;
  /** The queries. Both servers must find the same resources with each of them. */
  queries: readonly string[];
}

/** The values of parameters in one form, by `parameter=<form>`, which depend on the resources that there are. */
type Forms = Record<string, readonly string[]>;

function common(all: readonly AnsweredResource[]): Forms {
  const ids = all.map(({ id }) => id);
  const identifiers = tokensOf(identifiersOf(all));
  const updated = some(distinct(all.map(({ meta }) => meta?.lastUpdated)).sort());
  return {
    '_id=<id>': some(ids),
    '_id=<id>,<id>': [ids.slice(0, 3).join()],
    'identifier=<system>|<value>': some(identifiers.whole),
    'identifier=<value>': some(identifiers.code),
    'identifier=<system>|': identifiers.system,
    ...withPrefixes('_lastUpdated', 'instant', updated),
    ...withPrefixes('_lastUpdated', 'day', distinct(updated.map((instant) => instant.slice(0, 10)))),
  };
}

function references(name: string, type: string, ids: readonly string[]): Forms {
  return {
    [`${name}=${type}/<id>`]: ids.map((id) => `${type}/${id}`),
    [`${name}=<id>`]: ids,
    [`${name}=<several>`]: [
      ids
        .slice(0, 2)
        .map((id) => `${type}/${id}`)
        .join(),
    ],
  };
}

function ofObservations(all: readonly Observation[], { patients, devices }: World): Forms {
  const codes = tokensOf(codesOf(all.map(({ code }) => code)));
  const categories = tokensOf(codesOf(all.flatMap(({ category = [] }) => category)));
  const times = distinct(all.map(({ effectiveDateTime }) => effectiveDateTime)).sort();
  const zoned = (pattern: RegExp) => some(times.filter((time) => pattern.test(time)));
  return {
    ...references('patient', 'Patient', patients),
    ...references('subject', 'Patient', patients),
    ...references('device', 'Device', devices),
    'code=<system>|<code>': codes.whole,
    'code=<code>': codes.code,
    'code=<system>|': codes.system,
    'code=<several>': [codes.whole.slice(0, 3).join()],
    'category=<system>|<code>': categories.whole,
    'category=<code>': categories.code,
    'status=<code>': ['final', 'corrected', 'entered-in-error', 'final,corrected'],
    'status=<system>|<code>': ['http://hl7.org/fhir/observation-status|final'],
    'status=<system>|': ['http://hl7.org/fhir/observation-status|'],
    ...withPrefixes('date', 'instant with Z', zoned(/Z$/)),
    ...withPrefixes('date', 'instant with an offset', zoned(/[+-]\d\d:\d\d$/)),
    ...withPrefixes(
      'date',
      'local time',
      some(times).map((time) => time.slice(0, 19)),
    ),
    ...withPrefixes('date', 'day', distinct(times.map((time) => time.slice(0, 10)))),
    ...withPrefixes('date', 'month', ['2026-01']),
    ...withPrefixes('date', 'year', ['2025', '2026']),
    'date=<from>&date=<before>': ['ge2026-01-15T08:00:00Z&date=lt2026-02-01T00:00:00Z'],
    '_sort=date': ['date'],
    '_sort=-date': ['-date'],
    '_sort=_lastUpdated': ['_lastUpdated'],
  };
}

function ofPatients(all: readonly Patient[]): Forms {
  const names = all.flatMap(({ name = [] }) => name);
  const families = distinct(names.map(({ family }) => family));
  const given = distinct(names.flatMap((name) => name.given ?? []));
  const births = distinct(all.map(({ birthDate }) => birthDate));
  const beginning = (texts: readonly string[]) =>
    distinct(texts.flatMap((text) => [text, text.slice(0, 3), text.slice(0, 3).toUpperCase()]));
  return {
    'name=<beginning>': beginning([...families, ...given]),
    'family=<beginning>': beginning(families),
    'given=<beginning>': beginning(given),
    'family=<without diacritics>': ['Angstrom', 'angs'],
    'family:exact=<text>': [...families, families.map((name) => name.toLowerCase()).join()],
    'family:contains=<part>': families.map((name) => name.slice(2, 5)),
    ...withPrefixes('birthdate', 'day', births),
    ...withPrefixes('birthdate', 'month', ['1970-01', '1984-02']),
    ...withPrefixes('birthdate', 'year', ['1955', '1984']),
    'birthdate:missing=<flag>': ['true', 'false'],
    'birthdate=<day>&name=<beginning>': births.map((birth) => `${birth}&name=test`),
    'gender=<code>': ['male', 'female', 'other', 'unknown', 'male,female'],
    'active=<flag>': ['true', 'false'],
    'email=<address>': distinct(
      all.flatMap(({ telecom = [] }) => telecom.filter(({ system }) => system === 'email').map(({ value }) => value)),
    ),
  };
}

/** The ids of the resources to which others refer. */
interface World {
  patients: readonly string[];
  devices: readonly string[];
}

/** The name of the parameter of a form, without a modifier. */
const parameterOf = (form: string) => form.split(/[=:]/)[0] ?? '';

/** @param resources all resources of each type  @param searches the types that can be searched, with their parameters */
export function searchCases(
  resources: Readonly<Record<string, readonly AnsweredResource[]>>,
  searches: readonly Pick<SearchDefinition, 'type' | 'parameters'>[],
): SearchCase[] {
  const ids = (type: string) => (resources[type] ?? []).map(({ id }) => id);
  const world = { patients: ids('Patient'), devices: ids('Device') };
  const forms: Record<string, Forms> = {
    Observation: ofObservations((resources['Observation'] ?? []) as Observation[], world),
    Patient: ofPatients((resources['Patient'] ?? []) as Patient[]),
    Device: {
      ...references('patient', 'Patient', world.patients),
      'patient:missing=<flag>': ['true', 'false'],
      'type=<system>|<code>': ['urn:iso:std:iso:11073:10101|528409', 'urn:iso:std:iso:11073:10101|528401'],
      'status=<code>': ['active', 'inactive'],
    },
    DeviceUseStatement: {
      ...references('patient', 'Patient', world.patients),
      ...references('subject', 'Patient', world.patients),
      ...references('device', 'Device', world.devices),
    },
    Location: {
      'name=<beginning>': ['Nörd', 'EX'],
      'name=<without diacritics>': ['nord'],
      'name:exact=<text>': ['Example Clinic', 'example clinic'],
      'name:contains=<part>': ['clin', 'rdlich'],
      'status=<code>': ['active', 'inactive'],
    },
    Organization: { 'name=<beginning>': ['Organ', 'x'] },
    Group: {},
  };
  return searches.flatMap(({ type, parameters }) =>
    Object.entries({ ...common(resources[type] ?? []), ...forms[type] })
      .filter(([form]) => parameterOf(form) === '_sort' || parameterOf(form) in parameters)
      .map(([form, values]) => ({
        name: `${type}?${form}`,
        parameter: `${type}?${parameterOf(form)}`,
        queries: values.map((value) => `${type}?${form.split('=')[0] ?? ''}=${value.replaceAll('+', '%2B')}`),
      })),
  );
}
