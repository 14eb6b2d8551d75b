import { type IdOf, type SimulationStage, type SimulationStep } from '../steps/step';
import { type SentReading } from '../steps/timeline';
import { type VendorForm } from '../vendor/vendor-form';
import { type HeldPeriods } from './held-periods';
import { vendorDeviceOf, vendorPersonOf } from './vendor-identity';

/** Name of the source that receives the messages of a patient: one for each patient if messages name nobody, otherwise one for all. */
export const sourceOf = ({ adapter, binding }: VendorForm, patient: string) =>
  binding === 'patient' ? `source ${adapter}, ${patient}` : `source ${adapter}`;

/**
 * Creates sources and aliases before the first message that needs them. Where messages name devices, it adds the time in which a patient has held the device,
 * because the service assigns such readings by that time, and devices were handed out after the simulated time.
 */
export class SourceSteps {
  private readonly known = new Set<string>();

  constructor(
    private readonly form: VendorForm,
    private readonly seed: number,
    private readonly periods: HeldPeriods,
  ) {}

  /** Returns the stages that readings need and that earlier calls have not returned: sources first, then aliases. */
  before(readings: readonly SentReading[]): Omit<SimulationStage, 'day'>[] {
    const sources = readings.flatMap((reading) => this.once(sourceOf(this.form, reading.patient), () => this.source(reading)));
    const aliases = readings.flatMap((reading) => this.aliases(reading));
    return [
      { title: 'Sources', steps: sources },
      { title: 'Aliases', steps: aliases },
      { title: 'Assignments', steps: readings.flatMap((reading) => this.assignments(reading)) },
    ].filter(({ steps }) => steps.length > 0);
  }

  private once(name: string, step: () => SimulationStep): SimulationStep[] {
    if (this.known.has(name)) return [];
    this.known.add(name);
    return [step()];
  }

  private source({ patient }: SentReading): SimulationStep {
    const { adapter, binding } = this.form;
    const creates = sourceOf(this.form, patient);
    const request = (idOf: IdOf) => ({
      path: '/ingest-source',
      body: { name: `Simulated ${creates}`, adapter, ...(binding === 'patient' && { patient: { id: idOf(patient) } }) },
    });
    return { about: 'sources', method: 'POST', creates, request };
  }

  private aliases({ device, patient }: SentReading): SimulationStep[] {
    const { binding } = this.form;
    const source = sourceOf(this.form, patient);
    if (binding === 'person') {
      const value = vendorPersonOf(this.seed, patient);
      return this.once(`alias of ${patient}`, () =>
        alias(source, (idOf) => ({ kind: 'person', value, patient: { id: idOf(patient) } })),
      );
    }
    const { text: value, needsAlias } = vendorDeviceOf(this.seed, device, this.form.usesImei === true);
    if (binding === 'patient' || !needsAlias) return [];
    return this.once(`alias of ${device}`, () =>
      alias(source, (idOf) => ({ kind: 'device', value, device: { id: idOf(device) } })),
    );
  }

  private assignments(reading: SentReading): SimulationStep[] {
    if (this.form.binding !== 'device') return [];
    const { device, patient } = reading;
    const { first, last } = this.periods.of(reading);
    const period = { startTimestamp: first, endTimestamp: new Date(last.getTime() + 1) };
    const request = (idOf: IdOf) => ({
      path: `/device/${idOf(device)}/assignment`,
      body: { patient: { id: idOf(patient) }, ...period },
    });
    return this.once(`${device} of ${patient}`, () => ({ about: 'handOvers', method: 'POST', request }));
  }
}

function alias(source: string, body: (idOf: IdOf) => object): SimulationStep {
  const request = (idOf: IdOf) => ({ path: '/ingest-alias', body: { sourceId: idOf(source), ...body(idOf) } });
  return { about: 'aliases', method: 'POST', request };
}
