import { DEVICE_VIEW } from '../device/device.view';
import { ORDER_VIEW } from '../order/order.view';
import { count, list } from '../view/property';
import { view, type ViewOf } from '../view/view';

/** The devices that a patient who leaves the programme must return, and the orders that must not be shipped any more. */
export const PATIENT_EQUIPMENT_VIEW = view('PatientEquipment', 'The equipment that a patient has or is being sent.', {
  devices: list(DEVICE_VIEW, 'The newest hundred devices that the patient holds, including those on their way back, by id.', {
    rest: { count: 'deviceCount', operation: 'GET /api/v3/device' },
  }),
  deviceCount: count('Number of all devices that the patient holds.', 1),
  orders: list(ORDER_VIEW, 'The newest hundred orders to the patient that are not delivered, failed or cancelled, by id.', {
    rest: { count: 'orderCount', operation: 'GET /api/v3/order' },
  }),
  orderCount: count('Number of all orders to the patient that are not delivered, failed or cancelled.', 1),
});

export type PatientEquipmentView = ViewOf<typeof PATIENT_EQUIPMENT_VIEW>;
