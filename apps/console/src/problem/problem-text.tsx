import { timeText } from '@rpm/charting';
import { useContext } from 'preact/hooks';
import { PatientLink, patientNumber } from '../named-patient/patient';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { SessionContext } from '../service/session';
import { type Part, partsOfSentence } from './problem-words';

/** A sentence of the service as the page shows it: times in the zone of the page, and links to the records that the sentence names. */
export function ProblemText({ sentence }: { sentence: string }) {
  return (
    <>
      {partsOfSentence(sentence).map((part, index) => (
        <PartOfSentence key={index} part={part} />
      ))}
    </>
  );
}

function PartOfSentence({ part }: { part: Part }) {
  const session = useContext(SessionContext);
  if (typeof part === 'string') return <>{part}</>;
  if (session === null) return <>{'at' in part ? part.at : ''}</>;
  if ('at' in part) return <time dateTime={part.at}>{timeText(Date.parse(part.at), session.timeZone)}</time>;
  if ('patientId' in part) return <PatientOfNumber patientId={part.patientId} />;
  return (
    <a href={hrefOf(`/${part.noun}s/${part.id}`)}>
      {part.noun} {part.id}
    </a>
  );
}

/** The patient with a number by name, and by the number for people who may not read patients. */
function PatientOfNumber({ patientId }: { patientId: number }) {
  const { data: patient } = useLoaded((signal) => rpm.getPatient({ patientId }, { signal }).catch(() => null), patientId);
  return patient ? <PatientLink patient={patient} /> : <>{patientNumber(patientId)}</>;
}
