import { type JSX, type TargetedEvent } from 'preact';
import { useSession } from '../service/session';
import { Choices, type ControlProperties, Faults, Field } from '../dialog/field';
import { LocalTimeInput } from '../local-time/local-time-input';
import { ReferenceInput } from '../reference/reference-input';
import { idIn } from '../reference/reference-text';
import { addressHint } from './address-hints';
import { type Draft, draftOf, type DraftValue } from './draft';
import { type FormField } from './form-field';
import { hintOf, inReadingOrder, labelOf, labelOfField } from './labels';

interface FieldsProperties {
  fields: readonly FormField[];
  draft: Draft;
  change: (draft: Draft) => void;
  /** Error of the request that sent the form. */
  error: unknown;
  /** JSON pointer of the object whose properties the fields set; empty for the body. */
  pointer?: string;
}

/** The fields of a form. Each shows the errors that the service found in its value. */
export function FormFields({ fields, draft, change, error, pointer = '' }: FieldsProperties) {
  return (
    <>
      {fields.map((field) => (
        <FormFieldOf
          key={field.name}
          field={field}
          hint={addressHint(field.name, draft) ?? hintOf(field)}
          value={draft[field.name] ?? ''}
          set={(value) => change({ ...draft, [field.name]: value })}
          error={error}
          pointer={`${pointer}/${field.name}`}
          patientId={idIn(draft['patient'])}
        />
      ))}
    </>
  );
}

interface FieldProperties {
  /** Patient whom the form has chosen. */
  patientId: number | undefined;
  field: FormField;
  hint: string;
  value: DraftValue;
  set: (value: DraftValue) => void;
  error: unknown;
  pointer: string;
}

function FormFieldOf({ field, hint, value, set, error, pointer, patientId }: FieldProperties): JSX.Element {
  const { kind, fields = [], options = [] } = field;
  const { timeZone } = useSession();
  const label = labelOfField(field);
  if (kind === 'group') {
    return (
      <fieldset class="group">
        <legend>{label}</legend>
        <FormFields fields={inReadingOrder(fields)} draft={value as Draft} change={set} error={error} pointer={pointer} />
        <Faults error={error} pointer={pointer} isExact />
      </fieldset>
    );
  }
  if (kind === 'choices') {
    return (
      <div>
        <Choices legend={label} options={options} chosen={value as string[]} change={set} textOf={labelOf} />
        <Faults error={error} pointer={pointer} />
      </div>
    );
  }
  if (kind === 'list' || kind === 'references') return <EntryList {...{ field, hint, value, set, error, pointer, patientId }} />;
  return (
    <Field label={label} hint={kind === 'instant' ? `${hint} Time in ${timeZone}.`.trim() : hint} error={error} pointer={pointer}>
      {(control) => <Control field={field} control={control} value={value as string} set={set} />}
    </Field>
  );
}

/** Entries of a list, each with its fields, and buttons that add and remove entries. */
function EntryList({ field, hint, value, set, error, pointer, patientId }: FieldProperties) {
  const { name, kind, fields = [], maxItems = Infinity } = field;
  const entries = value as readonly (string | Draft)[];
  const label = labelOfField(field);
  const setAll = (all: readonly (string | Draft)[]) => set(all as readonly Draft[]);
  const setOne = (index: number, entry: string | Draft) => setAll(entries.with(index, entry));
  return (
    <fieldset class="entries">
      <legend>{label}</legend>
      {entries.map((entry, index) => (
        <div key={index} class="entry" role="group" aria-label={`${label} ${index + 1}`}>
          {typeof entry === 'string' ? (
            <Field label={`Number ${index + 1}`} hint={hint} error={error} pointer={`${pointer}/${index}`}>
              {(control) => (
                <ReferenceInput field={{ name, patientId }} control={control} value={entry} set={(text) => setOne(index, text)} />
              )}
            </Field>
          ) : (
            <FormFields
              fields={fields}
              draft={entry}
              change={(changed) => setOne(index, changed)}
              error={error}
              pointer={`${pointer}/${index}`}
            />
          )}
          <button type="button" onClick={() => setAll(entries.toSpliced(index, 1))}>
            Remove
          </button>
        </div>
      ))}
      <Faults error={error} pointer={pointer} isExact />
      <p class="actions">
        <button
          type="button"
          disabled={entries.length >= maxItems}
          onClick={() => setAll([...entries, kind === 'references' ? '' : draftOf(fields)])}
        >
          Add to {label.toLowerCase()}
        </button>
      </p>
    </fieldset>
  );
}

interface ControlOfFieldProperties {
  field: FormField;
  control: ControlProperties;
  value: string;
  set: (text: string) => void;
}

function Control({ field, control, value, set }: ControlOfFieldProperties) {
  const { name, kind, isRequired, options = [], texts = {}, maxLength } = field;
  const all = { ...control, required: isRequired };
  const onInput = (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) => set(event.currentTarget.value);
  switch (kind) {
    case 'yesNo':
    case 'choice':
      return (
        <select {...all} value={value} onChange={(event) => set(event.currentTarget.value)}>
          {(!isRequired || value === '') && <option value="" />}
          {kind === 'yesNo' && <option value="true">Yes</option>}
          {kind === 'yesNo' && <option value="false">No</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {texts[option] ?? labelOf(option)}
            </option>
          ))}
        </select>
      );
    case 'reference':
      return <ReferenceInput field={{ name }} control={control} isRequired={isRequired} value={value} set={set} />;
    case 'texts':
      return <textarea {...all} rows={3} value={value} onInput={onInput} />;
    case 'instant':
      return <LocalTimeInput {...all} value={value} set={set} />;
    case 'date':
      return <input {...all} type="date" value={value} onInput={onInput} />;
    case 'integer':
      return <input {...all} inputMode="numeric" autocomplete="off" value={value} onInput={onInput} />;
    default:
      // The control has no `maxlength`: the browser counts UTF-16 units and the service counts characters, so the browser would reject some valid texts.
      return (maxLength ?? 0) > 1000 ? (
        <textarea {...all} rows={3} value={value} onInput={onInput} />
      ) : (
        <input {...all} inputMode={kind === 'email' ? 'email' : 'text'} autocomplete="off" value={value} onInput={onInput} />
      );
  }
}
