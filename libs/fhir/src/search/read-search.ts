import { type InputError, InvalidInput, ValueError } from '@rpm/domain';
import { readElements } from './elements';
import { controlCheck, unsupportedValue } from './search-controls';
import {
  type Criteria,
  type Criterion,
  DEFAULT_SEARCH_COUNT,
  type FhirSearch,
  MAX_SEARCH_COUNT,
  type ParameterDefinition,
  type ParameterDefinitions,
  type SearchDefinition,
} from './search-definition';
import { splitValues } from './search-value';

/** A parameter of a request: its name with the modifier, and its text. */
export type SentParameter = readonly [name: string, text: string];

/** Parameters that choose the form of an answer. Every interaction has them. */
export const FORM_PARAMETERS: readonly string[] = ['_format', '_pretty'];

/** Maximum number of values in a search, all parameters together. */
const MAX_VALUES = 1_000;
/** Maximum number of characters of a parameter's name in an error. */
const MAX_NAME = 64;

const NOT_TEXT = new ValueError('not_text', 'Send text in UTF-8 without the character NUL.');
const REPEATED = new ValueError('repeated', 'Send this parameter once.');

/** A search, and the parameters of the request that it uses. */
export interface ReadSearch<P extends ParameterDefinitions> {
  search: FhirSearch<P>;
  used: readonly SentParameter[];
}

/**
 * Reads the parameters of a search.
 * @param isLenient whether unknown parameters are ignored instead of refused (`Prefer: handling=lenient`)
 * @param baseUrl URL below which this server has its resources; null if references are never URLs
 * @throws InvalidInput with all errors
 */
export function readSearch<P extends ParameterDefinitions>(
  definition: SearchDefinition<P>,
  sent: readonly SentParameter[],
  isLenient: boolean,
  baseUrl: string | null = null,
): ReadSearch<P> {
  const reader = new SearchReader<P>(definition, isLenient, baseUrl);
  for (const parameter of sent) reader.read(parameter);
  return reader.result();
}

class SearchReader<P extends ParameterDefinitions> {
  private readonly errors: InputError[] = [];
  private readonly used: SentParameter[] = [];
  private readonly criteria: Record<string, Criterion<unknown>[]>;
  private readonly includes = new Set<string>();
  private readonly controls = new Map<string, string>();
  private valueCount = 0;

  constructor(
    private readonly definition: SearchDefinition<P>,
    private readonly isLenient: boolean,
    private readonly baseUrl: string | null,
  ) {
    this.criteria = Object.fromEntries(Object.keys(definition.parameters).map((name) => [name, []]));
  }

  read(parameter: SentParameter): void {
    const error = this.readParameter(parameter);
    if (error === 'ignored') return;
    const [name] = parameter;
    if (error) this.errors.push({ parameter: name.slice(0, MAX_NAME), code: error.code, detail: error.detail });
    else this.used.push(parameter);
  }

  result(): ReadSearch<P> {
    if (this.errors.length > 0) throw new InvalidInput(this.errors);
    const count = Number(this.controls.get('_count') ?? DEFAULT_SEARCH_COUNT);
    const isCountOnly = this.controls.get('_summary') === 'count' || count === 0;
    const search: FhirSearch<P> = {
      // Each list has values that the definition of its parameter has read.
      criteria: this.criteria as Criteria as Criteria<P>,
      includes: this.includes,
      sort: this.controls.get('_sort') ?? null,
      count: Math.min(count, MAX_SEARCH_COUNT),
      hasTotal: isCountOnly || this.controls.get('_total') === 'accurate',
      isCountOnly,
      elements: this.elements(),
    };
    return { search, used: count > MAX_SEARCH_COUNT ? this.used.map(withinMaxCount) : this.used };
  }

  private elements(): string[] | null {
    const elements = readElements(this.controls.get('_elements') ?? '');
    return elements instanceof ValueError ? null : elements;
  }

  private readParameter([sentName, text]: SentParameter): ValueError | 'ignored' | null {
    if (sentName === '_include') return this.readInclude(text);
    const check = controlCheck(sentName);
    if (check) {
      if (this.controls.has(sentName)) return REPEATED;
      this.controls.set(sentName, text);
      return check(text, this.definition);
    }
    const { parameters, type } = this.definition;
    const [name = '', modifier, ...more] = sentName.split(':');
    const known = Object.hasOwn(parameters, name) && more.length === 0 ? parameters[name] : undefined;
    if (known) return this.readCriterion(known, { name, modifier, text });
    if (this.isLenient) return 'ignored';
    return new ValueError('unknown_parameter', `${type} cannot be searched by this parameter; see /fhir/r4/metadata.`);
  }

  private readInclude(text: string): ValueError | null {
    const permitted = Object.keys(this.definition.includes);
    // The type of what is included may be named, too: `Observation:device:Device`.
    const include = permitted.find((one) => text === one || text.startsWith(`${one}:`));
    if (include === undefined) return unsupportedValue(permitted);
    this.includes.add(include);
    return null;
  }

  private readCriterion(
    definition: ParameterDefinition,
    { name, modifier, text }: { name: string; modifier: string | undefined; text: string },
  ): ValueError | null {
    if (modifier === 'missing' && definition.mayBeMissing) {
      if (text !== 'true' && text !== 'false') return new ValueError('not_a_choice', 'Send true or false.');
      this.criteria[name]?.push({ modifier, isMissing: text === 'true' });
      return null;
    }
    const known = definition.modifiers.find((one) => one === modifier) ?? null;
    if (modifier !== undefined && known === null) return unsupportedModifier(definition);
    const texts = splitValues(text);
    this.valueCount += texts.length;
    if (this.valueCount > MAX_VALUES) return new ValueError('too_many', `A search has at most ${MAX_VALUES} values.`);
    const values = texts.map((one) =>
      one.isWellFormed() && !one.includes('\0') ? definition.read(one, this.baseUrl) : NOT_TEXT,
    );
    const error = values.find((value) => value instanceof ValueError);
    if (error) return error;
    this.criteria[name]?.push({ modifier: known, values });
    return null;
  }
}

function unsupportedModifier({ modifiers, mayBeMissing }: ParameterDefinition): ValueError {
  const permitted = [...modifiers, ...(mayBeMissing ? ['missing'] : [])].map((modifier) => `:${modifier}`);
  const detail = permitted.length === 0 ? 'no modifier' : `only the modifiers ${permitted.join(', ')}`;
  return new ValueError('unsupported_modifier', `This parameter has ${detail}.`);
}

const withinMaxCount = (parameter: SentParameter): SentParameter =>
  parameter[0] === '_count' ? ['_count', String(MAX_SEARCH_COUNT)] : parameter;
