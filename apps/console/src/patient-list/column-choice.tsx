import { useState } from 'preact/hooks';
import { useSession } from '../service/session';
import { PATIENT_COLUMNS, type PatientColumn } from './patient-columns';

/** Entry of the browser's storage with the titles of the shown columns. It contains nothing about patients. */
const STORED = 'console:patient-columns';

const usualTitles = () => PATIENT_COLUMNS.filter(({ isUsual }) => isUsual).map(({ title }) => title);

function storedTitles(): readonly string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? 'null') as unknown;
    return Array.isArray(stored) ? stored.map(String) : usualTitles();
  } catch {
    return usualTitles();
  }
}

/** Returns the columns that the person may see, those that are shown, and a function that shows or hides a column. The browser keeps the choice. */
export function usePatientColumns() {
  const { can } = useSession();
  const [titles, setTitles] = useState(storedTitles);
  const all = PATIENT_COLUMNS.filter(({ scope }) => scope === undefined || can(scope));
  const toggle = ({ title }: PatientColumn) => {
    const next = titles.includes(title) ? titles.filter((one) => one !== title) : [...titles, title];
    localStorage.setItem(STORED, JSON.stringify(next));
    setTitles(next);
  };
  return { all, shown: all.filter(({ title }) => titles.includes(title)), toggle };
}

/** A list of check boxes that shows and hides columns. */
export function ColumnChoice({ all, shown, toggle }: ReturnType<typeof usePatientColumns>) {
  return (
    <details class="columns">
      <summary class="button">Columns</summary>
      <fieldset>
        <legend>Shown columns</legend>
        {all.map((column) => (
          <label key={column.title} class="check">
            <input type="checkbox" checked={shown.includes(column)} onChange={() => toggle(column)} />
            {column.title}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
