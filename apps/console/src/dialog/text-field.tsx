import { Field } from './field';

interface TextFieldProperties {
  label: string;
  hint?: string;
  value: string;
  set: (text: string) => void;
  /** Error of the request that sent the form. */
  error: unknown;
  /** JSON pointer of the property that the field sets. */
  pointer: string;
  isRequired?: boolean;
  /** Whether the browser accepts only digits. */
  isNumber?: boolean;
}

/** A field for one line of text. */
export function TextField({ value, set, isRequired = false, isNumber = false, ...field }: TextFieldProperties) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          required={isRequired}
          inputMode={isNumber ? 'numeric' : 'text'}
          pattern={isNumber ? '[0-9]+' : undefined}
          autocomplete="off"
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
