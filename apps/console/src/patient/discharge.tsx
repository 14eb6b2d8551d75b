import { type Patient, type PatientEquipment } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Dialog } from '../dialog/dialog';
import { FormLink } from '../components/form-link';
import { Newest } from '../components/newest';
import { Failure, Show } from '../components/states';
import { counted, Status } from '../components/texts';
import { patientText } from '../named-patient/patient';

interface DischargeProperties {
  patient: Patient;
  reload: () => void;
}

/** A button that archives or restores the record of a patient, after it has shown the equipment that the patient still has. */
export function Discharge({ patient, reload }: DischargeProperties) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useSession().can('patients:write')) return null;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {patient.archived ? 'Take back' : 'Discharge'}
      </button>
      {isOpen && (
        <DischargeDialog
          patient={patient}
          close={() => setIsOpen(false)}
          done={() => {
            setIsOpen(false);
            reload();
          }}
        />
      )}
    </>
  );
}

function DischargeDialog({ patient, close, done }: { patient: Patient; close: () => void; done: () => void }) {
  const { id: patientId, archived } = patient;
  const equipment = useLoaded((signal) => rpm.getPatientEquipment({ patientId }, { signal }), patientId);
  const action = useAction(async () => {
    await rpm.changePatient({ patientId, body: { archived: !archived } });
    done();
  });
  const text = archived ? 'Take back' : 'Discharge';
  return (
    <Dialog title={`${text}: ${patientText(patient)}`} onClose={close}>
      <div class="form">
        <p>
          {archived
            ? 'The record is no longer archived. The patient can get devices and orders again.'
            : 'The record is archived: the patient gets no more devices and orders. Readings that still arrive are stored and marked.'}
        </p>
        <Show loaded={equipment}>{(found) => <Equipment equipment={found} patientId={patientId} />}</Show>
        {action.error !== undefined && <Failure error={action.error} />}
        <p class="actions">
          <button
            type="button"
            class={archived ? 'primary' : 'danger'}
            disabled={action.isRunning || equipment.data === undefined}
            onClick={() => action.run()}
          >
            {archived ? 'Take the patient back' : 'Discharge the patient'}
          </button>
          <button type="button" onClick={close}>
            Back
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** Devices that the patient must return, and orders that must not be shipped any more. */
function Equipment({
  equipment: { devices, deviceCount, orders, orderCount },
  patientId,
}: {
  equipment: PatientEquipment;
  patientId: number;
}) {
  if (devices.length + orders.length === 0) return <p>No equipment is with the patient, or on its way.</p>;
  return (
    <div class="notice">
      {devices.length > 0 && (
        <>
          <p>
            <strong>{counted(deviceCount, 'device is', 'devices are')} still with the patient:</strong>
          </p>
          <Newest shown={devices.length} total={deviceCount} href={hrefOf('/devices', { patientId })} />
          <ul>
            {devices.map(({ id, item, currentStatus }) => (
              <li key={id}>
                <a href={hrefOf(`/devices/${id}`)}>
                  {item.name} ({id})
                </a>{' '}
                <Status value={currentStatus} />
              </li>
            ))}
          </ul>
          <p>
            <FormLink path="/returns/new" query={{ patientId }} scope="orders:write" text="Request a return" />
          </p>
        </>
      )}
      {orders.length > 0 && (
        <>
          <p>
            <strong>{counted(orderCount, 'order is', 'orders are')} not finished; cancel what must not be sent:</strong>
          </p>
          <Newest shown={orders.length} total={orderCount} href={hrefOf('/orders', { patientId })} />
          <ul>
            {orders.map(({ id, currentStatus }) => (
              <li key={id}>
                <a href={hrefOf(`/orders/${id}`)}>Order {id}</a> <Status value={currentStatus} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
