import { DEVICE_VIEW } from '../device/device.view';
import { ORDER_VIEW } from '../order/order.view';
import { list } from '../view/property';
import { view, type ViewOf } from '../view/view';

/** What has to come back from a patient, or must not be sent to the patient any more, when the patient leaves the programme. */
export const PATIENT_EQUIPMENT_VIEW = view('PatientEquipment', 'The equipment that a patient has or is being sent.', {
  devices: list(DEVICE_VIEW, 'The devices that the patient holds, including those on their way back, by id.'),
  orders: list(ORDER_VIEW, 'The orders to the patient that are not delivered, failed or cancelled, by id.'),
});

export type PatientEquipmentView = ViewOf<typeof PATIENT_EQUIPMENT_VIEW>;
