import { type Equipment, identifierOf } from './equipment';
import { patientName, type Person } from './person';
import { type IdOf, type Step, type StepRequest } from './step';

/** A device as it is packed. */
export interface Unit {
  /** By which later steps know it. */
  name: string;
  equipment: Equipment;
  /** Of its identifier. */
  number: number;
}

/** What a kit holds, one of each, beside what is only counted; all else is ordered by itself. */
export const IN_KIT = ['BG', 'BP', 'WS'];
export const KIT = 'kit';
export const STRIPS = 'item of strips';

const isInKit = ({ equipment }: Unit) => IN_KIT.includes(equipment.code);

/** The steps of one order for a patient, from the desk of the customer to the door of the patient. */
export class OrderSteps {
  private readonly name: string;

  /** @param number 1 for the patient's first order */
  constructor(
    private readonly seed: number,
    private readonly person: Person,
    private readonly number: number,
  ) {
    this.name = `order ${number} of ${patientName(person)}`;
  }

  /** The return that belongs to the order: of what it takes the place of, or of what could not be delivered. */
  get returnName(): string {
    return `return of ${this.name}`;
  }

  /** @param back what is to come back, with the label in the parcel */
  place(units: readonly Unit[], back?: Unit): Step {
    const single = units.filter((unit) => units.length === 1 || !isInKit(unit));
    const request = (idOf: IdOf) => ({
      path: '/order',
      body: {
        patient: { id: idOf(patientName(this.person)) },
        orderItems: single.map(({ equipment }) => ({ item: { id: idOf(`item ${equipment.code}`) }, count: 1 })),
        orderKits: units.length === 1 ? [] : [{ kit: { id: idOf(KIT) }, count: 1 }],
        returnDevices: back ? [{ id: idOf(back.name) }] : [],
        externalOrderIds: [`sim-${this.seed}-${this.person.number}-${this.number}`],
        shippingOption: 'standard',
      },
    });
    return { about: 'orders', method: 'POST', request, creates: this.name, ...(back && { opens: this.returnName }) };
  }

  pack(units: readonly Unit[]): Step {
    const named = (unit: Unit) => identifierOf(this.seed, unit.equipment, unit.number).value;
    const single = units.filter((unit) => units.length === 1 || !isInKit(unit));
    const inKit = units.filter((unit) => !single.includes(unit));
    return this.act('pack', (idOf) => ({
      orderItems: single.map((unit) => ({ item: { id: idOf(`item ${unit.equipment.code}`) }, deviceIdentifiers: [named(unit)] })),
      orderKits: inKit.length === 0 ? [] : [{ kit: { id: idOf(KIT) }, deviceIdentifiers: inKit.map(named) }],
    }));
  }

  ship(): Step {
    const value = `SIM-${this.seed}-${this.person.number}-${this.number}`;
    return this.act('ship', () => ({ trackingNumbers: [{ carrier: 'Example Post', value }] }));
  }

  deliver(): Step {
    return this.act('deliver');
  }

  /** The carrier brings it back. */
  fail(): Step {
    return { ...this.act('fail', () => ({ reason: 'Nobody opened the door.' })), opens: this.returnName };
  }

  private act(act: string, bodyOf?: (idOf: IdOf) => object): Step {
    const request = (idOf: IdOf): StepRequest => ({
      path: `/order/${idOf(this.name)}/${act}`,
      ...(bodyOf && { body: bodyOf(idOf) }),
    });
    return { about: 'fulfilments', method: 'POST', request };
  }
}
