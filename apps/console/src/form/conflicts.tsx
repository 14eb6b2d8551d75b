import { useId } from 'preact/hooks';
import { useSession } from '../service/session';
import { type Draft, type DraftValue } from './draft';
import { draftText } from './draft-text';
import { type Conflict } from './editing';

interface ConflictsProperties {
  conflicts: readonly Conflict[];
  entered: Draft;
  change: (entered: Draft) => void;
}

/** Says that somebody else has changed the resource, and lets the person choose between the two values of each property. */
export function Conflicts({ conflicts, entered, change }: ConflictsProperties) {
  const { timeZone } = useSession();
  const group = useId();
  if (conflicts.length === 0) return null;
  return (
    <div class="state problem" role="alert">
      <p>
        <strong>Somebody else has changed this since you opened it.</strong> Nothing of yours has been saved yet. Choose what the
        form saves; you can still change its fields.
      </p>
      {conflicts.map(({ label, values }) =>
        values === null ? (
          <p key={label}>{label} were changed, and stay as they are stored now.</p>
        ) : (
          <fieldset key={label}>
            <legend>{label}</legend>
            {[values.yours, values.stored].map(({ name, value }) => (
              <Choice
                key={name}
                group={`${group}${values.field.name}`}
                text={`${name}: ${draftText(values.field, value, timeZone)}`}
                isChosen={isSame(entered[values.field.name], value)}
                choose={() => change({ ...entered, [values.field.name]: value })}
              />
            ))}
          </fieldset>
        ),
      )}
    </div>
  );
}

const isSame = (one: DraftValue | undefined, other: DraftValue) => JSON.stringify(one) === JSON.stringify(other);

interface ChoiceProperties {
  /** Name that the choices of one property have in common. */
  group: string;
  text: string;
  isChosen: boolean;
  choose: () => void;
}

function Choice({ group, text, isChosen, choose }: ChoiceProperties) {
  const id = useId();
  return (
    <div class="check">
      <input id={id} name={group} type="radio" checked={isChosen} onChange={choose} /> <label for={id}>{text}</label>
    </div>
  );
}
