import { deviceName, type Equipment, EQUIPMENT, identifierOf, MAKERS } from '../patients/equipment';
import { receivesByMail, HAND_OVER, hasIncompleteAddress } from '../patients/life';
import { IN_KIT, KIT, STRIPS } from './order-steps';
import { patientName, type SimulatedPatient } from '../patients/person';
import { type SimulatedPlace, PLACES } from '../patients/place';
import { type IdOf, type SimulationStage, type SimulationStep, type StepRequest, type RequestCategory } from './step';

const siteName = ({ number }: SimulatedPatient) => `site ${number % PLACES.length}`;

const STRIPS_PER_KIT = 2;

/** Statuses of the response if an earlier run of the simulation has already advanced the device to a later status. */
const MOVED_ON = [409];

/** Returns the stages that set up the clinic before the first reading: catalogue, sites, patients, and the devices handed out at sites. */
export function setUpClinic(seed: number, people: readonly SimulatedPatient[]): Omit<SimulationStage, 'day'>[] {
  const visitors = people.filter((person) => !receivesByMail(person));
  const handOvers = visitors.flatMap((person) =>
    EQUIPMENT.map(({ code }) => associate('associate', person, deviceName(person, code))),
  );
  const stages = [
    { title: 'Manufacturers and sites', steps: [...MAKERS.map(manufacturer), ...PLACES.map(site)] },
    { title: 'Items and patients', steps: [...EQUIPMENT.map(item), strips(), ...people.map(patient)] },
    { title: 'Kit and stock', steps: [kit(), stock(people.length)] },
    { title: 'Devices', steps: visitors.flatMap((person) => EQUIPMENT.map((equipment) => device(seed, person, equipment))) },
    { title: 'Handing out devices', steps: handOvers },
  ];
  const [from, to] = [people[HAND_OVER.from], people[HAND_OVER.to]];
  if (!from || !to) return stages;
  const handed = deviceName(from, HAND_OVER.code);
  return [
    ...stages,
    { title: 'Taking a device back', steps: [associate('disassociate', from, handed)] },
    { title: 'Handing it to somebody else', steps: [associate('associate', to, handed)] },
  ];
}

function create(about: RequestCategory, creates: string, request: SimulationStep['request']): SimulationStep {
  return { about, creates, method: 'POST', request };
}

function manufacturer(name: string): SimulationStep {
  return create('manufacturers', name, () => ({ path: '/manufacturer', body: { name } }));
}

function site({ address }: SimulatedPlace, number: number): SimulationStep {
  const body = { name: `Simulated Clinic ${number + 1}`, address: { ...address, lineOne: '2 Example Street' } };
  return create('sites', `site ${number}`, () => ({ path: '/site', body }));
}

function item({ code, name, maker, identifier, readingKinds }: Equipment): SimulationStep {
  return create('items', `item ${code}`, (idOf) => ({
    path: '/item',
    body: {
      name: `Example ${name}`,
      model: `${code}-1`,
      sku: `SIM-${code}-1`,
      manufacturer: { id: idOf(maker) },
      deviceIdentifierType: identifier,
      readingKinds,
    },
  }));
}

function strips(): SimulationStep {
  return create('items', STRIPS, (idOf) => ({
    path: '/item',
    body: { name: 'Example Test Strips', model: 'TS-1', sku: 'SIM-TS-1', manufacturer: { id: idOf(MAKERS[0]) } },
  }));
}

function kit(): SimulationStep {
  return create('kits', KIT, (idOf) => {
    const devices = IN_KIT.map((code) => ({ item: { id: idOf(`item ${code}`) }, count: 1 }));
    const counted = { item: { id: idOf(STRIPS) }, count: STRIPS_PER_KIT };
    return { path: '/kit', body: { name: 'Simulated Home Kit', kitItems: [...devices, counted] } };
  });
}

/** Adds enough test strips for two kits per patient to the stock. */
function stock(patients: number): SimulationStep {
  const change = 2 * STRIPS_PER_KIT * patients;
  const request = (idOf: IdOf) => ({ path: '/stock/adjust', body: { item: { id: idOf(STRIPS) }, change, reason: 'Simulated' } });
  return { about: 'stock', method: 'POST', request };
}

function patient(person: SimulatedPatient): SimulationStep {
  const { lineOne, ...place } = person.home.address;
  const address = hasIncompleteAddress(person) ? place : { lineOne, ...place };
  return create('patients', patientName(person), (idOf) => ({
    path: '/patient',
    body: { ...person.description, address, site: { id: idOf(siteName(person)) } },
  }));
}

function device(seed: number, person: SimulatedPatient, equipment: Equipment): SimulationStep {
  return create('devices', deviceName(person, equipment.code), (idOf) => ({
    path: '/device',
    body: {
      item: { id: idOf(`item ${equipment.code}`) },
      deviceIdentifiers: [identifierOf(seed, equipment, person.number)],
      site: { id: idOf(siteName(person)) },
    },
  }));
}

function associate(verb: 'associate' | 'disassociate', person: SimulatedPatient, device: string): SimulationStep {
  const request = (idOf: IdOf): StepRequest => ({
    path: `/device/${idOf(device)}/${verb}-patient`,
    body: { patient: { id: idOf(patientName(person)) } },
  });
  return { about: 'handOvers', method: 'POST', request, doneBefore: MOVED_ON };
}
