import { Field } from '../dialog/field';
import { labelOf } from '../form/labels';
import { useSession } from '../service/session';
import { LocalTimeInput } from '../local-time/local-time-input';

interface EventTimeProperties {
  /** An instant in ISO 8601; an empty text stands for the present time. */
  value: string;
  set: (instant: string) => void;
  error: unknown;
}

/** Pointer of the property that {@link EventTimeField} sets. */
export const EVENT_TIME_POINTER = '/eventTimestamp';

/** Asks when an operation took place, because people often record it hours or days later. */
export function EventTimeField({ value, set, error }: EventTimeProperties) {
  const { timeZone } = useSession();
  return (
    <Field
      label={labelOf('eventTimestamp')}
      hint={`Leave empty for the current time. Time in ${timeZone}.`}
      error={error}
      pointer={EVENT_TIME_POINTER}
    >
      {(control) => <LocalTimeInput {...control} value={value} set={set} />}
    </Field>
  );
}

/** Returns the part of a request body that says when the operation took place. */
export const eventTimeOf = (instant: string): { eventTimestamp?: string } => (instant === '' ? {} : { eventTimestamp: instant });
