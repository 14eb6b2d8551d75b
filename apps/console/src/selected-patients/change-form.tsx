import { isProblem } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useAction } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { counted } from '../components/texts';
import { Field } from '../dialog/field';
import { Form } from '../dialog/form';
import { usePreview } from '../correction/use-preview';
import { ReferenceInput } from '../reference/reference-input';
import { idIn } from '../reference/reference-text';
import { idOfText } from '../reference/suggestions';
import {
  changePatients,
  isDone,
  loadSelected,
  type PatientResult,
  type PatientsChange,
  type SelectedPatient,
} from './patients-change';
import { PreviewTable } from './results-table';

/** The changes that the form offers, by their names in its draft. */
const CHANGES = {
  assignSite: 'Assign to a site',
  removeSite: 'Remove from the site',
  enroll: 'Enroll in the program',
  endEnrollment: 'End the enrollment',
};

interface Entered {
  change: keyof typeof CHANGES;
  site: string;
}

interface Preview {
  change: PatientsChange;
  selected: readonly SelectedPatient[];
}

/** Says that the text of the field names no site, or several. */
class UnknownSite extends Error {}

/** Returns the change that the form describes. @throws UnknownSite */
async function changeOf({ change, site }: Entered): Promise<PatientsChange> {
  if (change === 'removeSite') return { site: null };
  if (change !== 'assignSite') return { enrolled: change === 'enroll' };
  // A text that ends with an id is a chosen suggestion; any other one must name exactly one site.
  const siteId = /\(\d+\)$/.test(site) ? idIn(site) : Number(await idOfText('site', site.trim()));
  if (siteId === undefined || siteId === 0) throw new UnknownSite();
  try {
    return { site: await rpm.getSite({ siteId }) };
  } catch (error) {
    if (isProblem(error, 'not_found')) throw new UnknownSite();
    if (!isProblem(error, 'scope_missing')) throw error;
    return { site: { id: siteId, name: null } };
  }
}

interface FormProperties {
  ids: readonly number[];
  done: (change: PatientsChange, results: PatientResult[]) => void;
}

/** Asks what to change, shows for each patient what would change, and only then offers to change it. */
export function ChangeForm({ ids, done }: FormProperties) {
  const draft = useDraft<Entered>('selected patients', () => ({ change: 'assignSite', site: '' }));
  const { change, site } = draft.value;
  const [current, setCurrent] = usePreview<Preview>(draft.value);
  const action = useAction(async () => {
    if (current) {
      const results = await changePatients(current.preview.selected, current.preview.change);
      draft.discard();
      done(current.preview.change, results);
      return;
    }
    const found = await changeOf(draft.value);
    setCurrent({ change: found, selected: await loadSelected(ids) });
  });
  const isUnknownSite = action.error instanceof UnknownSite;
  const needed = current?.preview.selected.filter(
    (one) => 'patient' in one && !isDone(one.patient, current.preview.change),
  ).length;
  return (
    <Form
      draft={draft}
      action={isUnknownSite ? { ...action, error: undefined } : action}
      pointers={[]}
      text={needed === undefined ? 'Preview' : `Change ${counted(needed, 'patient', 'patients')}`}
      cancel={hrefOf('/patients')}
    >
      <p>
        {counted(ids.length, 'patient is', 'patients are')} selected. Nothing is changed before you have seen what each record
        would say.
      </p>
      <Field label="Change" error={undefined} pointer="/change">
        {(control) => (
          <select
            {...control}
            value={change}
            onChange={({ currentTarget: { value } }) => draft.set({ site, change: value as Entered['change'] })}
          >
            {Object.entries(CHANGES).map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      {change === 'assignSite' && (
        <>
          <Field label="Site" error={undefined} pointer="/site">
            {(control) => (
              <ReferenceInput
                field={{ name: 'site' }}
                control={control}
                isRequired
                value={site}
                set={(text) => draft.set({ change, site: text })}
              />
            )}
          </Field>
          {isUnknownSite && (
            <p class="fault" role="alert">
              No site, or more than one, has this name. Choose one of the suggestions.
            </p>
          )}
        </>
      )}
      <div role="status">{current && <PreviewTable {...current.preview} />}</div>
    </Form>
  );
}
