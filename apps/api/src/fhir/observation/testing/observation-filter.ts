import { type Observation } from '@rpm/fhir';

/** The parameters of a search, as they are sent; each text may contain several values, separated by commas. */
export type SentParameters = readonly (readonly [name: string, text: string])[];

/** Returns whether an Observation meets all parameters of a search. It reads nothing but the resource, as a receiver would. */
export function matches(observation: Observation, parameters: SentParameters): boolean {
  const isError = observation.status === 'entered-in-error';
  const asksForErrors = parameters.some(([name]) => ['_id', '_lastUpdated', 'identifier', 'status'].includes(name));
  if (isError && !asksForErrors) return false;
  return parameters.every(([name, text]) => text.split(',').some((value) => matchesValue(observation, name, value)));
}

function matchesValue(observation: Observation, name: string, value: string): boolean {
  switch (name) {
    case '_id':
      return observation.id === value;
    case 'identifier':
      return isToken(value, observation.identifier ?? [], ({ value: code }) => code);
    case 'patient':
    case 'subject':
      return observation.subject?.reference === `Patient/${value.replace('Patient/', '')}`;
    case 'device':
      return observation.device?.reference === `Device/${value.replace('Device/', '')}`;
    case 'category':
      return isToken(value, observation.category?.flatMap(({ coding }) => coding ?? []) ?? [], ({ code }) => code);
    case 'code':
      return isToken(value, observation.code.coding ?? [], ({ code }) => code);
    case 'status':
      return observation.status === value;
    case 'date':
      return isInPeriod(value, observation.effectiveDateTime ?? '');
    case '_lastUpdated':
      return isInPeriod(value, observation.meta?.lastUpdated ?? '');
    default:
      throw new Error(`The model has no parameter ${name}.`);
  }
}

function isToken<T extends { system?: string | undefined }>(
  token: string,
  all: readonly T[],
  codeOf: (one: T) => string | undefined,
): boolean {
  const [first = '', second] = token.split('|');
  return all.some((one) => {
    if (second === undefined) return codeOf(one) === first;
    return one.system === first && (second === '' || codeOf(one) === second);
  });
}

/** Compares texts instead of instants where the value has no offset: a date is the day that the resource shows. */
function isInPeriod(text: string, shown: string): boolean {
  const [, prefix = 'eq', value = ''] = /^([a-z]{2})?(.*)$/.exec(text) ?? [];
  const hasOffset = /T.*(Z|[+-]\d\d:\d\d)$/.test(value);
  const instant = new Date(shown).toISOString();
  const time = hasOffset ? instant : shown.slice(0, 23);
  const digits = hasOffset ? new Date(value).toISOString().slice(0, value.replace(/(Z|[+-]\d\d:\d\d)$/, '').length) : value;
  const cut = time.slice(0, digits.length);
  switch (prefix) {
    case 'eq':
      return cut === digits;
    case 'ne':
      return cut !== digits;
    case 'gt':
    case 'sa':
      return cut > digits;
    case 'lt':
    case 'eb':
      return cut < digits;
    case 'ge':
      return cut >= digits;
    case 'le':
      return cut <= digits;
    default:
      throw new Error(`The model has no prefix ${prefix}.`);
  }
}
