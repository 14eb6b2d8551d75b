import { deviceName, EQUIPMENT, type Equipment, identifierOf } from '../patients/equipment';
import {
  firstDeviceDayOf,
  receivesByMail,
  hasIncompleteAddress,
  hasDeliveryProblems,
  replacementName,
  meterReplacementOf,
} from '../patients/life';
import { OrderSteps, type OrderedDevice } from './order-steps';
import { patientName, type SimulatedPatient } from '../patients/person';
import { type IdOf, type SimulationStep, type StepRequest } from './step';

interface Clinic {
  seed: number;
  people: readonly SimulatedPatient[];
  days: number;
}

/** The requests of one day that do not depend on each other. The first day has the number 0. */
interface DaySteps {
  day: number;
  steps: SimulationStep[];
}

/**
 * Difference between the identifier numbers of a patient's first and second device. It exceeds every patient number, so that no two devices have the
 * same identifier.
 */
const SECOND = 10_000;

/**
 * Generates each day's requests for orders, shipments and returns. Patients are processed one after the other, because an order reserves stock that
 * is free when it is placed.
 */
export function generateShipmentSteps(clinic: Clinic): Map<number, SimulationStep[][]> {
  const byDay = new Map<number, SimulationStep[][]>();
  for (const person of clinic.people.filter(receivesByMail)) {
    for (const { day, steps } of [...firstParcel(clinic, person), ...replacement(clinic, person)]) {
      const all = byDay.get(day);
      if (all) all.push(steps);
      else byDay.set(day, [steps]);
    }
  }
  return byDay;
}

/** Returns the requests of a patient's first order, from placing it to its delivery, including the failures. */
function firstParcel({ seed, days }: Clinic, person: SimulatedPatient): DaySteps[] {
  const delivered = firstDeviceDayOf(person, days);
  const shipped = Math.floor(delivered / 2);
  const own = EQUIPMENT.map((equipment) => unitOf(person, equipment));
  const order = new OrderSteps(seed, person, 1);
  const stocked = { day: 0, steps: own.map((unit) => register(seed, unit)) };
  const placed = on(0, order.place(own));
  if (hasIncompleteAddress(person)) {
    return [
      stocked,
      ...placed,
      ...on(shipped, tellAddress(person), order.pack(own), order.ship()),
      ...on(delivered, order.deliver()),
    ];
  }
  if (!hasDeliveryProblems(person)) {
    return [stocked, ...placed, ...on(0, order.pack(own)), ...on(shipped, order.ship()), ...on(delivered, order.deliver())];
  }
  const [meter, ...others] = own;
  if (!meter) return [];
  const spare = secondOf(person, meter.equipment);
  const packed = [spare, ...others];
  const again = new OrderSteps(seed, person, 2);
  return [
    stocked,
    ...placed,
    ...on(0, setStatus(meter.name, 'lost'), register(seed, spare), order.pack(packed), order.ship()),
    ...on(shipped, order.fail(), receive(order.returnName), again.place(packed), again.pack(packed), again.ship()),
    ...on(delivered, again.deliver()),
  ];
}

/**
 * Returns the requests that replace a glucose meter with a low battery: a new meter is delivered, and the old one is returned with the label from the
 * parcel.
 */
function replacement({ seed, days }: Clinic, person: SimulatedPatient): DaySteps[] {
  const when = meterReplacementOf(person, days);
  const equipment = EQUIPMENT.find(({ code }) => code === 'BG');
  if (!when || !equipment) return [];
  const [old, spare] = [unitOf(person, equipment), secondOf(person, equipment)];
  const order = new OrderSteps(seed, person, 2);
  const back = Math.min(when.deliveredOn + 1, days - 1);
  return [
    ...on(when.orderedOn, register(seed, spare), order.place([spare], old), order.pack([spare]), order.ship()),
    ...on(when.deliveredOn, order.deliver()),
    // The returned device has a worn-out battery, so it must not be reserved for another order.
    ...on(back, sendBack(order.returnName), receive(order.returnName), setStatus(old.name, 'decommissioned')),
  ];
}

const on = (day: number, ...steps: SimulationStep[]): DaySteps[] => steps.map((step) => ({ day, steps: [step] }));

const unitOf = (person: SimulatedPatient, equipment: Equipment): OrderedDevice => ({
  name: deviceName(person, equipment.code),
  equipment,
  number: person.number,
});

const secondOf = (person: SimulatedPatient, equipment: Equipment): OrderedDevice => ({
  name: replacementName(person),
  equipment,
  number: SECOND + person.number,
});

/** Registers a device in the central stock. */
function register(seed: number, { name, equipment, number }: OrderedDevice): SimulationStep {
  const deviceIdentifiers = [identifierOf(seed, equipment, number)];
  return post('devices', (idOf) => ({
    path: '/device',
    body: { item: { id: idOf(`item ${equipment.code}`) }, deviceIdentifiers },
  }), { creates: name }); // prettier-ignore
}

function setStatus(device: string, currentStatus: string): SimulationStep {
  const request = (idOf: IdOf) => ({ path: `/device/${idOf(device)}`, body: { currentStatus } });
  return { about: 'mishaps', method: 'PATCH', request };
}

function tellAddress(person: SimulatedPatient): SimulationStep {
  const body = { address: person.home.address };
  return { about: 'mishaps', method: 'PATCH', request: (idOf) => ({ path: `/patient/${idOf(patientName(person))}`, body }) };
}

const sendBack = (name: string) => post('returns', (idOf) => ({ path: `/return/${idOf(name)}/ship` }));
const receive = (name: string) => post('returns', (idOf) => ({ path: `/return/${idOf(name)}/receive` }));

function post(
  about: SimulationStep['about'],
  request: (idOf: IdOf) => StepRequest,
  more: Partial<SimulationStep> = {},
): SimulationStep {
  return { about, method: 'POST', request, ...more };
}
