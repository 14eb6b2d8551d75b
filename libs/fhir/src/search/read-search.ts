import { type InputError, InvalidInput, ValueError } from '@rpm/domain';
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

/** Parameters that choose the form of an answer. They are accepted by every interaction. */
export const FORM_PARAMETERS: readonly string[] = ['_format', '_pretty'];

/** Maximum number of values of all parameters of a search. */
const MAX_VALUES = 1_000;

/** A search, and the parameters of the request that it uses. */
export interface ReadSearch<P extends ParameterDefinitions> {
  search: FhirSearch<P>;
  used: readonly SentParameter[];
}

/**
 * Reads the parameters of a search.
 * @param isLenient whether unknown parameters are ignored instead of refused (`Prefer: handling=lenient`)
 * @throws InvalidInput with all errors
 */
export function readSearch<P extends ParameterDefinitions>(
  definition: SearchDefinition<P>,
  sent: readonly SentParameter[],
  isLenient: boolean,
): ReadSearch<P> {
  const reader = new SearchReader<P>(definition, isLenient);
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
  ) {
    this.criteria = Object.fromEntries(Object.keys(definition.parameters).map((name) => [name, []]));
  }

  read(parameter: SentParameter): void {
    const [sentName, text] = parameter;
    const [name = '', modifier, ...more] = sentName.split(':');
    const definition = Object.hasOwn(this.definition.parameters, name) ? this.definition.parameters[name] : undefined;
    const error = this.isControl(sentName)
      ? this.readControl(sentName, text)
      : definition && more.length === 0
        ? this.readCriterion(definition, { name, modifier, text })
        : this.unknown();
    if (error === 'ignored') return;
    if (error) this.errors.push({ parameter: sentName.slice(0, MAX_NAME), code: error.code, detail: error.detail });
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
    };
    return { search, used: this.used };
  }

  private isControl(name: string): name is keyof typeof CONTROLS {
    return Object.hasOwn(CONTROLS, name);
  }

  private readControl(name: keyof typeof CONTROLS, text: string): ValueError | null {
    if (name === '_include') return this.readInclude(text);
    if (this.controls.has(name)) return new ValueError('repeated', 'Send this parameter once.');
    this.controls.set(name, text);
    return CONTROLS[name](text, this.definition);
  }

  private readInclude(text: string): ValueError | null {
    const permitted = Object.keys(this.definition.includes);
    // The type of what is included may be named, too: `Observation:device:Device`.
    const include = permitted.find((one) => text === one || text.startsWith(`${one}:`));
    if (include === undefined) return choice('_include', permitted);
    this.includes.add(include);
    return null;
  }

  private readCriterion(
    { modifiers, mayBeMissing, read }: ParameterDefinition,
    { name, modifier, text }: { name: string; modifier: string | undefined; text: string },
  ): ValueError | null {
    if (modifier === 'missing' && mayBeMissing) {
      if (text !== 'true' && text !== 'false') return new ValueError('not_a_choice', 'Send true or false.');
      this.criteria[name]?.push({ modifier, isMissing: text === 'true' });
      return null;
    }
    const known = modifiers.find((one) => one === modifier) ?? null;
    if (modifier !== undefined && known === null) {
      const permitted = [...modifiers, ...(mayBeMissing ? ['missing'] : [])].map((one) => `:${one}`);
      const detail = permitted.length === 0 ? 'no modifier' : `only the modifiers ${permitted.join(', ')}`;
      return new ValueError('unsupported_modifier', `This parameter has ${detail}.`);
    }
    const texts = splitValues(text);
    this.valueCount += texts.length;
    if (this.valueCount > MAX_VALUES) return new ValueError('too_many', `A search has at most ${MAX_VALUES} values.`);
    const values = texts.map((one) => (one.isWellFormed() && !one.includes('\0') ? read(one) : NOT_TEXT));
    const error = values.find((value) => value instanceof ValueError);
    if (error) return error;
    this.criteria[name]?.push({ modifier: known, values });
    return null;
  }

  private unknown(): ValueError | 'ignored' {
    if (this.isLenient) return 'ignored';
    return new ValueError(
      'unknown_parameter',
      `${this.definition.type} cannot be searched by this parameter; see /fhir/r4/metadata.`,
    );
  }
}

/** Maximum number of characters of a parameter's name in an error. */
const MAX_NAME = 64;

const NOT_TEXT = new ValueError('not_text', 'Send text in UTF-8 without the character NUL.');

function choice(_name: string, permitted: readonly string[]): ValueError {
  const detail =
    permitted.length === 0 ? 'This search does not support this parameter.' : `Send one of: ${permitted.join(', ')}.`;
  return new ValueError('unsupported_value', detail);
}

type ReadControl = (text: string, definition: SearchDefinition) => ValueError | null;

const oneOf =
  (...permitted: string[]): ReadControl =>
  (text) =>
    permitted.includes(text) ? null : choice('', permitted);

/** The parameters of every search that are no conditions. */
const CONTROLS = {
  _count: (text) => (/^\d{1,9}$/.test(text) ? null : new ValueError('not_a_number', 'Send a number, 1 to 1000.')),
  _sort: (text, { sorts }) => (sorts.includes(text) ? null : choice('_sort', sorts)),
  _total: oneOf('none', 'accurate'),
  _summary: oneOf('false', 'count'),
  _include: () => null,
  _format: () => null,
  _pretty: oneOf('true', 'false'),
} satisfies Readonly<Record<string, ReadControl>> as Readonly<Record<ControlName, ReadControl>>;

type ControlName = '_count' | '_sort' | '_total' | '_summary' | '_include' | '_format' | '_pretty';
