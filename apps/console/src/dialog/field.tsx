import { isProblem } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { ProblemText } from '../problem/problem-text';

/** The properties that connect a control with its label, its hint and its errors. */
export interface ControlProperties {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface FieldProperties {
  label: string;
  hint?: string;
  /** Error of the request that sent the form. */
  error: unknown;
  /** JSON pointer of the property that the control sets, such as `/url`. The control shows the errors of this property and of its parts. */
  pointer: string;
  children: (control: ControlProperties) => ComponentChildren;
}

const faultsOf = (error: unknown) =>
  isProblem(error) ? (error.problem.errors ?? []).flatMap((one) => ('pointer' in one ? [one] : [])) : [];

/** A control with its label, its hint, and the errors that the service found in its value. */
export function Field({ label, hint, error, pointer, children }: FieldProperties) {
  const id = useId();
  const faults = faultsOf(error).filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint ${id}-faults`, 'aria-invalid': faults.length > 0 })}
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p class="fault" id={`${id}-faults`} role="alert">
        <ProblemText sentence={faults.map(({ detail }) => detail).join(' ')} />
      </p>
    </div>
  );
}

/** Returns the error; undefined if it only concerns properties that fields with these pointers show. */
export function otherError(error: unknown, pointers: readonly string[]): unknown {
  const faults = faultsOf(error);
  const isShown = ({ pointer }: { pointer: string }) => pointers.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  return faults.length > 0 && faults.every(isShown) ? undefined : error;
}

interface FaultsProperties {
  error: unknown;
  pointer: string;
  /** Whether the parts of the property have fields of their own, which show the errors of the parts. */
  isExact?: boolean;
}

/** The errors that the service found in a property that has no control of its own, such as a list. */
export function Faults({ error, pointer, isExact = false }: FaultsProperties) {
  const isHere = (fault: string) => fault === pointer || (!isExact && fault.startsWith(`${pointer}/`));
  const faults = faultsOf(error).filter((one) => isHere(one.pointer));
  return (
    <p class="fault" role="alert">
      <ProblemText sentence={faults.map(({ detail }) => detail).join(' ')} />
    </p>
  );
}

interface ChoicesProperties {
  legend: string;
  options: readonly string[];
  chosen: readonly string[];
  change: (chosen: string[]) => void;
  /** Returns the label of an option; by default, the option itself. */
  textOf?: (option: string) => string;
}

/** A group of check boxes. */
export function Choices({ legend, options, chosen, change, textOf = (option) => option }: ChoicesProperties) {
  const toggle = (option: string) =>
    change(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} class="check">
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} /> {textOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
