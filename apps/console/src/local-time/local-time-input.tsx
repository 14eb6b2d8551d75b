import { useSession } from '../service/session';
import { instantOf, instantsOf, localTextOf, offsetText } from './local-time';

interface LocalTimeInputProperties {
  id?: string;
  required?: boolean;
  /** An instant in ISO 8601; empty if none is entered. */
  value: string;
  set: (instant: string) => void;
}

/**
 * A field for a time in the time zone of the session. If the clocks show the time twice, because they are put back, a second control asks which of
 * the two instants is meant.
 */
export function LocalTimeInput({ value, set, ...control }: LocalTimeInputProperties) {
  const { timeZone } = useSession();
  const text = localTextOf(value, timeZone);
  const instants = instantsOf(text, timeZone);
  const change = (event: { currentTarget: HTMLInputElement }) => set(instantOf(event.currentTarget.value, timeZone));
  return (
    <>
      <input {...control} type="datetime-local" value={text} onInput={change} onChange={change} />
      {instants.length > 1 && (
        <select
          aria-label="The clocks show this time twice. Which one is it?"
          value={instants.findLast((one) => one <= value)}
          onChange={(event) => set(event.currentTarget.value)}
        >
          {instants.map((one, at) => (
            <option key={one} value={one}>
              {at === 0 ? 'before' : 'after'} the clocks are put back ({offsetText(one, timeZone)})
            </option>
          ))}
        </select>
      )}
    </>
  );
}
