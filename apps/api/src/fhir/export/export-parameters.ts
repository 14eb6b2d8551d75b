import {
  countFilterValues,
  EXPORTED_TYPES,
  type ExportedType,
  type ObservationFilter,
  readObservationFilters,
  splitObservationFilters,
} from '@rpm/data-access';
import { type InputError, InvalidInput, Problem, readInstant, readLong, type Scope, ValueError, grantsAllow } from '@rpm/domain';
import { type FhirIdentity, FORM_PARAMETERS } from '@rpm/fhir';

/** A parameter of a request for an export, and its place: a parameter of the query, or an element of the body. */
export interface ExportParameter {
  name: string;
  text: string;
  place: Pick<InputError, 'parameter' | 'pointer'>;
}

/** The parameters of a request for an export, except for the Group. */
export interface ExportParameters {
  types: ExportedType[];
  patients: number[] | null;
  since: string | null;
  until: string | null;
  observations: ObservationFilter[] | null;
}

/** Circumstances in which the parameters of a request for an export are read. */
export interface ExportParameterOptions {
  /** Whether the parameter `patient` exists. */
  hasPatients: boolean;
  /** The scopes of the key. */
  scopes: readonly string[];
  /** Whether unknown parameters are ignored. */
  isLenient: boolean;
  identity: FhirIdentity;
  /** URL below which resources are served. */
  baseUrl: string;
}

/** The types that each export can contain, with the scope that each needs. */
const TYPE_SCOPES: Readonly<Record<ExportedType, Scope | null>> = {
  Organization: null,
  Location: 'sites:read',
  Patient: 'patients:read',
  Device: 'devices:read',
  DeviceUseStatement: 'devices:read',
  Observation: 'readings:read',
};

/** Maximum number of patients to whom an export can be limited. */
const MAX_PATIENTS = 1_000;

/** Maximum number of filters of an export, each of which is held against each Observation. */
const MAX_FILTERS = 100;

/** Maximum number of values that all filters of an export have together. */
const MAX_FILTER_VALUES = 1_000;

const TOO_MANY_FILTERS = new ValueError(
  'too_many',
  `Send at most ${MAX_FILTERS} filters, which have at most ${MAX_FILTER_VALUES} values together.`,
);

/** The values of `_outputFormat`, all of which mean the same. */
const OUTPUT_FORMATS = ['application/fhir+ndjson', 'application/ndjson', 'ndjson'];

/**
 * Reads the parameters of a request for an export.
 * @throws InvalidInput @throws Problem `scope_missing`
 */
export function readExportParameters(sent: readonly ExportParameter[], options: ExportParameterOptions): ExportParameters {
  const reader = new ExportParameterReader(options);
  for (const parameter of sent) reader.read(parameter);
  return reader.result();
}

class ExportParameterReader {
  private readonly errors: InputError[] = [];
  private readonly types = new Set<ExportedType>();
  private readonly patients = new Set<number>();
  private readonly times = new Map<string, string>();

  private readonly filters: ObservationFilter[] = [];
  private readonly sentFilters = { count: 0, values: 0 };
  private placeOfFilters: ExportParameter['place'] = {};

  constructor(private readonly options: ExportParameterOptions) {}

  read({ name, text, place }: ExportParameter): void {
    const error = this.readOne(name, text);
    if (error) this.errors.push({ ...place, code: error.code, detail: error.detail });
    if (name === '_typeFilter') this.placeOfFilters = place;
  }

  result(): ExportParameters {
    if (this.errors.length > 0) throw new InvalidInput(this.errors);
    const types = permittedTypes(this.types, this.options.scopes);
    if (this.filters.length > 0 && !types.includes('Observation')) {
      const detail = 'Filters are about Observations, which the export does not contain.';
      throw new InvalidInput([{ ...this.placeOfFilters, code: 'not_combinable', detail }]);
    }
    return {
      types,
      patients: this.patients.size === 0 ? null : [...this.patients],
      since: this.times.get('_since') ?? null,
      until: this.times.get('_until') ?? null,
      observations: this.filters.length === 0 ? null : this.filters,
    };
  }

  private readOne(name: string, text: string): ValueError | undefined {
    switch (name) {
      case '_type':
        return firstError(text.split(',').map((type) => this.readType(type)));
      case '_since':
      case '_until':
        return this.readTime(name, text);
      case '_typeFilter':
        return this.readFilter(text);
      case '_outputFormat':
        if (OUTPUT_FORMATS.includes(text.replace(' ', '+'))) return undefined;
        return new ValueError('unsupported_value', `Send one of: ${OUTPUT_FORMATS.join(', ')}.`);
      case 'patient':
        if (this.options.hasPatients) return firstError(text.split(',').map((reference) => this.readPatient(reference)));
        return this.unsupported('An export of all patients has no such parameter. Send it to Patient/$export.');
      default:
        if (FORM_PARAMETERS.includes(name)) return undefined;
        return this.unsupported('An export has the parameters _type, _typeFilter, _since, _until, _outputFormat and patient.');
    }
  }

  private readType(text: string): ValueError | undefined {
    const type = EXPORTED_TYPES.find((one) => one === text);
    if (type !== undefined) this.types.add(type);
    else if (!this.options.isLenient) return new ValueError('unsupported_value', `Send some of: ${EXPORTED_TYPES.join(', ')}.`);
    return undefined;
  }

  private readTime(name: string, text: string): ValueError | undefined {
    if (this.times.has(name)) return new ValueError('repeated', 'Send this parameter once.');
    // Clients often forget to encode the plus sign of an offset, which then arrives as a space.
    const time = readInstant(text.replace(' ', '+'), name === '_since' ? 'down' : 'up');
    if (time instanceof ValueError) return time;
    this.times.set(name, time.toISOString());
    return undefined;
  }

  private readFilter(text: string): ValueError | undefined {
    const texts = splitObservationFilters(text);
    this.sentFilters.count += texts.length;
    this.sentFilters.values += countFilterValues(text);
    if (this.sentFilters.count > MAX_FILTERS || this.sentFilters.values > MAX_FILTER_VALUES) return TOO_MANY_FILTERS;
    const filters = readObservationFilters(texts, this.options.identity, this.options.baseUrl);
    if (filters instanceof ValueError) return filters;
    this.filters.push(...filters);
    return undefined;
  }

  private readPatient(text: string): ValueError | undefined {
    const [, id = ''] = /^(?:(?:https?:\/\/[^?#]+\/fhir\/r4\/)?Patient\/)?(\d{1,16})$/.exec(text) ?? [];
    const patient = readLong(id);
    if (patient instanceof ValueError) return new ValueError('not_a_reference', 'Send references such as Patient/17.');
    this.patients.add(patient);
    return this.patients.size > MAX_PATIENTS ? new ValueError('too_many', `Send at most ${MAX_PATIENTS} patients.`) : undefined;
  }

  /** An unknown parameter must not be ignored, because the export would contain more than the client expects. */
  private unsupported(detail: string): ValueError | undefined {
    return this.options.isLenient ? undefined : new ValueError('unknown_parameter', detail);
  }
}

const firstError = (errors: readonly (ValueError | undefined)[]) => errors.find((error) => error !== undefined);

/** Returns the types that were asked for, or all that the key may read. @throws Problem `scope_missing` */
function permittedTypes(asked: ReadonlySet<ExportedType>, scopes: readonly string[]): ExportedType[] {
  const lacks = (type: ExportedType) => {
    const scope = TYPE_SCOPES[type];
    return scope !== null && !grantsAllow(scopes, scope);
  };
  if (asked.size > 0) {
    assertTypesReadable([...asked], scopes);
    return EXPORTED_TYPES.filter((type) => asked.has(type));
  }
  const permitted = EXPORTED_TYPES.filter((type) => !lacks(type));
  // Nobody exports only the name of the organization.
  if (permitted.some((type) => TYPE_SCOPES[type] !== null)) return permitted;
  throw new Problem(
    'scope_missing',
    'An export needs a key with at least one of the scopes of what it contains, such as readings:read.',
  );
}

/** @throws Problem `scope_missing` unless the scopes permit reading resources of all types */
export function assertTypesReadable(types: readonly ExportedType[], scopes: readonly string[]): void {
  for (const type of types) {
    const scope = TYPE_SCOPES[type];
    if (scope !== null && !grantsAllow(scopes, scope)) {
      throw new Problem('scope_missing', `An export of ${type} needs a key with the scope ${scope}.`);
    }
  }
}
