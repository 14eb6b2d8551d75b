import { useId, useState } from 'preact/hooks';
import { useLoaded } from '../service/rpm';
import { type ReferenceField, suggestionsFor } from './suggestions';

/** The properties that connect the control with its label, and what happens when a person leaves it. */
interface ControlProperties {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
  placeholder?: string;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

interface ReferenceProperties {
  field: ReferenceField;
  control: ControlProperties;
  isRequired?: boolean;
  value: string;
  set: (text: string) => void;
  /** Called when the person has chosen a suggestion. */
  onChoice?: (text: string) => void;
}

/** A text field for a property that refers to another resource. Once the field has the focus, it suggests the possible resources. */
export function ReferenceInput({ field, control, isRequired = false, value, set, onChoice }: ReferenceProperties) {
  const listId = useId();
  const [isUsed, setIsUsed] = useState(false);
  const load = async (signal: AbortSignal) => (isUsed ? suggestionsFor(field, value, signal) : []);
  const { data: suggestions = [] } = useLoaded(load, [isUsed, value, field]);
  return (
    <>
      <input
        {...control}
        required={isRequired}
        list={listId}
        autocomplete="off"
        value={value}
        onFocus={() => setIsUsed(true)}
        onInput={(event) => {
          const text = event.currentTarget.value;
          set(text);
          if (suggestions.includes(text)) onChoice?.(text);
        }}
      />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} label={labelFor(text, value)} />
        ))}
      </datalist>
    </>
  );
}

/**
 * Returns the label of a suggestion. Browsers hide suggestions that contain the typed text in neither value nor label, but the service also finds Müller by
 * `muller`, and Maria Garcia by `garcia, maria`.
 */
const labelFor = (suggestion: string, typed: string) =>
  suggestion.toLowerCase().includes(typed.toLowerCase()) ? undefined : `Found by ${typed}`;
