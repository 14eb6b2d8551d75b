import { useId, useState } from 'preact/hooks';
import { LocalTimeInput } from '../local-time/local-time-input';
import { ReferenceInput } from '../reference/reference-input';
import { idIn } from '../reference/reference-text';
import { idOfText, textOfId } from '../reference/suggestions';
import { useAction, useLoaded } from '../service/rpm';
import { wordsOf } from './texts';

/** A control of the filter bar, which sets a parameter of a list. */
export interface Filter {
  name: string;
  label: string;
  /** A `reference` is chosen by name; its value is an id. */
  type: 'text' | 'number' | 'instant' | 'date' | 'choice' | 'yesNo' | 'reference';
  options?: readonly string[];
  /** Texts of options whose names in the API are not clear to people. */
  texts?: Readonly<Record<string, string>>;
  /** Whether the value is personal data, which the address bar must not show. */
  isPrivate?: boolean;
}

type Values = Readonly<Record<string, string | undefined>>;

interface FilterBarProperties {
  filters: readonly Filter[];
  values: Values;
  change: (changes: Readonly<Record<string, string>>) => void;
}

/** The filters of a list. A choice applies at once; a text applies when the person presses Enter or leaves the field. */
export function FilterBar({ filters, values, change }: FilterBarProperties) {
  // In a narrow window, the controls would push the list out of sight, so they are closed at first.
  const [isOpen] = useState(() => matchMedia('(min-width: 48rem)').matches);
  const isAnySet = filters.some(({ name }) => values[name] !== undefined);
  return (
    <details class="filters" open={isOpen || isAnySet}>
      <summary>Filters</summary>
      <form role="search" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} value={values[filter.name] ?? ''} change={change} />
        ))}
        {isAnySet && (
          <button type="button" onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, ''])))}>
            Clear filters
          </button>
        )}
      </form>
    </details>
  );
}

interface ControlProperties {
  filter: Filter;
  value: string;
  change: FilterBarProperties['change'];
}

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

function FilterControl({ filter, value, change }: ControlProperties) {
  const id = useId();
  const { name, label, type, options = ['true', 'false'], texts = type === 'yesNo' ? YES_NO : {} } = filter;
  const set = (text: string) => {
    if (text !== value) change({ [name]: text });
  };
  return (
    <div>
      <label for={id}>{label}</label>
      {type === 'choice' || type === 'yesNo' ? (
        <select id={id} value={value} onChange={(event) => set(event.currentTarget.value)}>
          <option value="">Any</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {texts[option] ?? (option.includes('.') ? option : wordsOf(option))}
            </option>
          ))}
        </select>
      ) : type === 'instant' ? (
        <LocalTimeInput id={id} value={value} set={set} />
      ) : type === 'date' ? (
        // While a year is typed, the field contains years such as 0020, which its minimum excludes.
        <input
          id={id}
          type="date"
          min="2000-01-01"
          value={value}
          onChange={({ currentTarget: field }) => field.checkValidity() && set(field.value)}
        />
      ) : type === 'reference' ? (
        <ReferenceControl id={id} noun={name.replace(/Id$/, '')} value={value} set={set} />
      ) : (
        <TextControl id={id} type={type} value={value} set={set} />
      )}
    </div>
  );
}

interface ReferenceControlProperties {
  id: string;
  /** Noun of the resource, such as `site`. */
  noun: string;
  value: string;
  set: (text: string) => void;
}

/** A field in which a person chooses a resource by its name or identifier. Text that names none, or several, is marked and changes nothing. */
function ReferenceControl({ id, noun, value, set }: ReferenceControlProperties) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const { data: chosen = value } = useLoaded((signal) => textOfId(noun, value, signal), [noun, value]);
  const choose = (found: string) => {
    setDraft(null);
    set(found);
  };
  const find = useAction(async (text: string) => {
    const found = await idOfText(noun, text);
    if (found === null) setIsUnknown(true);
    else choose(found);
  });
  const submit = () => {
    if (draft !== null) find.run(draft.trim());
  };
  return (
    <ReferenceInput
      field={{ name: noun, withArchived: true }}
      control={{
        id,
        placeholder: 'Name or identifier',
        'aria-invalid': draft !== null && isUnknown,
        onBlur: submit,
        onKeyDown: (event) => {
          if (event.key === 'Enter') submit();
        },
      }}
      value={draft ?? chosen}
      set={(text) => {
        setDraft(text);
        setIsUnknown(false);
      }}
      onChoice={(text) => choose(String(idIn(text)))}
    />
  );
}

function TextControl({
  id,
  type,
  value,
  set,
}: {
  id: string;
  type: 'text' | 'number';
  value: string;
  set: (text: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const submit = () => {
    if (draft !== null) set(draft.trim());
    setDraft(null);
  };
  return (
    <input
      id={id}
      // Numbers are entered as text, because they are ids and HTTP statuses, which nobody counts up and down.
      inputMode={type === 'number' ? 'numeric' : 'text'}
      pattern={type === 'number' ? '[0-9]*' : undefined}
      autocomplete="off"
      value={draft ?? value}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onBlur={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') submit();
      }}
    />
  );
}
