import { PATIENT_EQUIPMENT_VIEW, embeddedPatients } from '@rpm/domain';
import { DEVICE } from '../device/device.view';
import { ORDER } from '../order/order.view';
import { newestRows, viewAsJson, type FindByIdDefinition, statement } from '@rpm/database';

const DEVICES = {
  from: 'device d',
  where: 'd.organization_id = p.organization_id and d.current_patient_id = p.id',
  columns: ['id'],
};

const ORDERS = {
  from: 'customer_order o',
  where: `o.organization_id = p.organization_id and o.patient_id = p.id and o.status in ('received', 'onHold', 'packed', 'shipped')`,
  columns: ['id'],
};

const numberOf = ({ from, where }: { from: string; where: string }) => `(select count(*) from ${from} where ${where})`;

/** SQL expression for the equipment of the patient `p`. */
const EQUIPMENT = viewAsJson<typeof PATIENT_EQUIPMENT_VIEW, object>(PATIENT_EQUIPMENT_VIEW, 'p', {
  devices: newestRows(DEVICE, DEVICES),
  deviceCount: numberOf(DEVICES),
  orders: newestRows(ORDER, ORDERS),
  orderCount: numberOf(ORDERS),
});

export const EQUIPMENT_OF_PATIENT = {
  noun: 'patient',
  from: 'patient p',
  json: EQUIPMENT,
  about: embeddedPatients,
} satisfies FindByIdDefinition;

export const FIND_EQUIPMENT_OF_PATIENT = statement<{ id: number }, { json: string }>({
  name: 'find-equipment-of-patient',
  text: `select ${EQUIPMENT}::text as json from patient p where p.organization_id = $organizationId and p.id = $id and p.merged_into is null`,
});
