import { type Equipment, identifierOf } from '../patients/equipment';
import { patientName, type SimulatedPatient } from '../patients/person';
import { type IdOf, type SimulationStep, type StepRequest } from './step';

/** A device to be packed for an order. */
export interface OrderedDevice {
  /** Name by which later requests refer to the device. */
  name: string;
  equipment: Equipment;
  /** Number from which the device's identifier is generated. */
  number: number;
}

/** Codes of the devices in a kit, which contains one of each and test strips. All other devices are ordered separately. */
export const IN_KIT = ['BG', 'BP', 'WS'];
export const KIT = 'kit';
export const STRIPS = 'item of strips';

const isInKit = ({ equipment }: OrderedDevice) => IN_KIT.includes(equipment.code);

/** Generates the requests for one order of a patient, from placing the order to its delivery. */
export class OrderSteps {
  private readonly name: string;

  /** @param number position among the patient's orders; 1 is the first order */
  constructor(
    private readonly seed: number,
    private readonly person: SimulatedPatient,
    private readonly number: number,
  ) {
    this.name = `order ${number} of ${patientName(person)}`;
  }

  /** Name of the return that belongs to the order, with which a replaced device or an undeliverable parcel is sent back. */
  get returnName(): string {
    return `return of ${this.name}`;
  }

  /** Creates the request that places the order. @param back a device that the patient returns with the label from the parcel */
  place(units: readonly OrderedDevice[], back?: OrderedDevice): SimulationStep {
    const single = units.filter((unit) => units.length === 1 || !isInKit(unit));
    const request = (idOf: IdOf) => ({
      path: '/order',
      body: {
        patient: { id: idOf(patientName(this.person)) },
        orderItems: single.map(({ equipment }) => ({ item: { id: idOf(`item ${equipment.code}`) }, count: 1 })),
        orderKits: units.length === 1 ? [] : [{ kit: { id: idOf(KIT) }, count: 1 }],
        returnDevices: back ? [{ id: idOf(back.name) }] : [],
        externalIdentifiers: [`sim-${this.seed}-${this.person.number}-${this.number}`],
        shippingOption: 'standard',
      },
    });
    return { about: 'orders', method: 'POST', request, creates: this.name, ...(back && { opens: this.returnName }) };
  }

  pack(units: readonly OrderedDevice[]): SimulationStep {
    const named = (unit: OrderedDevice) => identifierOf(this.seed, unit.equipment, unit.number).value;
    const single = units.filter((unit) => units.length === 1 || !isInKit(unit));
    const inKit = units.filter((unit) => !single.includes(unit));
    return this.act('pack', (idOf) => ({
      orderItems: single.map((unit) => ({ item: { id: idOf(`item ${unit.equipment.code}`) }, deviceIdentifiers: [named(unit)] })),
      orderKits: inKit.length === 0 ? [] : [{ kit: { id: idOf(KIT) }, deviceIdentifiers: inKit.map(named) }],
    }));
  }

  ship(): SimulationStep {
    const value = `SIM-${this.seed}-${this.person.number}-${this.number}`;
    return this.act('ship', () => ({ trackingNumbers: [{ carrier: 'Example Post', value }] }));
  }

  deliver(): SimulationStep {
    return this.act('deliver');
  }

  /** Creates the request for a parcel that the carrier could not deliver and returns. */
  fail(): SimulationStep {
    return { ...this.act('fail', () => ({ reason: 'Nobody opened the door.' })), opens: this.returnName };
  }

  private act(act: string, bodyOf?: (idOf: IdOf) => object): SimulationStep {
    const request = (idOf: IdOf): StepRequest => ({
      path: `/order/${idOf(this.name)}/${act}`,
      ...(bodyOf && { body: bodyOf(idOf) }),
    });
    return { about: 'fulfilments', method: 'POST', request };
  }
}
