import { isProblem } from '@rpm/client';
import { Table } from '../components/table';
import { PatientLink, patientNumber } from '../named-patient/patient';
import { ProblemText } from '../problem/problem-text';
import { titleOfProblem } from '../problem/problem-words';
import {
  isDone,
  type Outcome,
  type PatientResult,
  type PatientsChange,
  type SelectedPatient,
  valueAfter,
  valueBefore,
} from './patients-change';

const NameOf = ({ one }: { one: SelectedPatient }) =>
  'patient' in one ? <PatientLink patient={one.patient} isSorted /> : <>{patientNumber(one.id)}</>;

/** Says why the record of a patient cannot be read or changed. */
function Reason({ failure }: { failure: unknown }) {
  if (!isProblem(failure)) return <>No answer came. Look at the record before you try again.</>;
  return (
    <>
      {titleOfProblem(failure.problem)}. <ProblemText sentence={failure.problem.detail} />
    </>
  );
}

/** The preview of a change: the value that each patient has, and the one that each will have. */
export function PreviewTable({ selected, change }: { selected: readonly SelectedPatient[]; change: PatientsChange }) {
  return (
    <Table
      name="Selected patients"
      columns={[
        { title: 'Patient', value: (one) => <NameOf one={one} /> },
        { title: 'Now', value: (one) => ('patient' in one ? valueBefore(one.patient, change) : '–') },
        {
          title: 'Afterwards',
          value: (one) => {
            if ('failure' in one) return <Reason failure={one.failure} />;
            return isDone(one.patient, change) ? 'Stays as it is' : valueAfter(change);
          },
        },
      ]}
      entries={selected}
      keyOf={({ id }) => id}
    />
  );
}

/** The result of a change for each patient. */
export function ResultsTable({ results, change }: { results: readonly PatientResult[]; change: PatientsChange }) {
  return (
    <Table
      name="Results"
      columns={[
        { title: 'Patient', value: (one) => <NameOf one={one} /> },
        { title: 'Result', value: ({ outcome }) => <Result outcome={outcome} change={change} /> },
      ]}
      entries={results}
      keyOf={({ id }) => id}
    />
  );
}

function Result({ outcome, change }: { outcome: Outcome; change: PatientsChange }) {
  if (outcome === 'changed') return <>Changed: {valueAfter(change)}</>;
  if (outcome === 'unchanged') return <>Stays as it was: {valueAfter(change)}</>;
  if ('failure' in outcome) {
    return (
      <>
        Not changed. <Reason failure={outcome.failure} />
      </>
    );
  }
  return (
    <>
      Not changed. Somebody else has changed this record meanwhile
      {outcome.conflict && `; it now says: ${valueBefore(outcome.conflict, change)}`}.
    </>
  );
}
