import { useId, useState } from 'preact/hooks';
import { useLoaded } from '../service/rpm';
import { suggestionsFor } from './suggestions';

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
  name: string;
  patientId?: number | undefined;
  control: ControlProperties;
  isRequired?: boolean;
  value: string;
  set: (text: string) => void;
}

/** A text field for a property that refers to another resource. Once the field has the focus, it suggests the possible resources. */
export function ReferenceInput({ name, control, isRequired = false, value, set, patientId }: ReferenceProperties) {
  const listId = useId();
  const [isUsed, setIsUsed] = useState(false);
  const load = async (signal: AbortSignal) => (isUsed ? suggestionsFor(name, value, signal, patientId) : []);
  const { data: suggestions = [] } = useLoaded(load, [isUsed, value, patientId]);
  return (
    <>
      <input
        {...control}
        required={isRequired}
        list={listId}
        autocomplete="off"
        value={value}
        onFocus={() => setIsUsed(true)}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
