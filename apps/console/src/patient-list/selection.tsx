import { useState } from 'preact/hooks';
import { CsvDownload } from '../csv/csv-download';
import { type Column } from '../components/table';
import { counted } from '../components/texts';
import { patientText } from '../named-patient/patient';
import { useSession } from '../service/session';
import { hrefOfPatients, MAX_SELECTED } from '../selected-patients/patient-ids';
import { type PatientColumn, patientHeadings, patientRowCells } from './patient-columns';
import { type PatientRow } from './patient-rows';

/** Patients by their ids, in the order in which they were selected. They stay selected on other pages of the list. */
export type Selected = ReadonlyMap<number, PatientRow>;

/** Returns the selected patients, and the column with which patients are selected. */
export function useSelection() {
  const [selected, setSelected] = useState<Selected>(new Map());
  const toggle = (row: PatientRow) => {
    const next = new Map(selected);
    if (!next.delete(row.patient.id)) next.set(row.patient.id, row);
    setSelected(next);
  };
  const column: Column<PatientRow> = {
    title: 'Select',
    value: (row) => (
      <input
        type="checkbox"
        aria-label={`Select ${patientText(row.patient)}`}
        checked={selected.has(row.patient.id)}
        onChange={() => toggle(row)}
      />
    ),
  };
  return { selected, column, clear: () => setSelected(new Map()) };
}

interface BarProperties {
  selected: Selected;
  clear: () => void;
  columns: readonly PatientColumn[];
}

/** Actions for the selected patients. The bar stays in sight while the list is scrolled. */
export function SelectionBar({ selected, clear, columns }: BarProperties) {
  const session = useSession();
  if (selected.size === 0) return null;
  const ids = [...selected.keys()];
  const rows = [...selected.values()].map((row) => patientRowCells(row, columns, session));
  return (
    <section class="selection" aria-label="Selected patients">
      <p class="actions">
        {counted(selected.size, 'patient', 'patients')} selected
        <button type="button" onClick={clear}>
          Clear the selection
        </button>
      </p>
      {selected.size <= MAX_SELECTED ? (
        <p class="actions">
          {session.can('readings:read') && (
            <a class="button" href={hrefOfPatients('/selected-patients/reports', ids)}>
              Print reports
            </a>
          )}
          {session.can('patients:write') && (
            <a class="button" href={hrefOfPatients('/selected-patients/change', ids)}>
              Change site or enrollment
            </a>
          )}
        </p>
      ) : (
        <p>Select at most {MAX_SELECTED} patients to print their reports or to change them.</p>
      )}
      <CsvDownload
        text="Save the selected as CSV"
        fileName="selected-patients.csv"
        headings={patientHeadings(columns)}
        parts={async function* () {
          yield await Promise.resolve({ rows, read: rows.length, total: rows.length });
        }}
      />
    </section>
  );
}
