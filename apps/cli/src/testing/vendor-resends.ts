import { ReadingRepository } from '@rpm/data-access';
import { type Factory, type SubmissionForm, type SubmissionPath } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { readingInput, readInput } from '@rpm/domain';
import { SeededRandom, VENDOR_FORMS, vendorReading } from '@rpm/simulation';
import { findReader, IngestReplayRepository } from '@rpm/sources';
import { resendAnswerOf, SourceFixture } from '@rpm/sources/testing';
import { type ResendingVendor, valuesOf } from './resending-vendor';

const SEED = 7;

interface SubmittedBody {
  readingTimestamp: string;
  device?: { id: number };
  patient?: { id: number };
}

/**
 * Submits readings as messages of a vendor to a source of their own. The vendor knows nothing of the changes that people make: its name of a person stays the same
 * when patients are merged. What its messages cannot name is sent to the API.
 */
export class VendorResends {
  private source: SourceFixture | null = null;
  private readonly names = new Map<'device' | 'person', string>();
  private readonly random: SeededRandom;
  private sent = 0;

  constructor(
    private readonly service: Database,
    private readonly factory: Factory,
    private readonly vendor: ResendingVendor,
    nth: number,
  ) {
    this.random = new SeededRandom(SEED, vendor.title, nth);
  }

  readonly submit: SubmissionPath = async (kind, body) => {
    const { readingTimestamp, device, patient, ...values } = body as SubmittedBody;
    if (!this.vendor.forms.includes(formOf(body as SubmittedBody))) return this.submitToApi(kind, body);
    const { form, adapt } = this.vendor;
    this.source ??= await SourceFixture.create(this.factory, {
      adapter: form.adapter,
      patient_id: form.binding === 'patient' ? (patient?.id ?? null) : null,
    });
    const names = await this.namesOf(this.source, device?.id, patient?.id);
    const reading = {
      ...{ kind, values: valuesOf(kind, values), instant: new Date(readingTimestamp), deviceTimeZoneOffset: 0 },
      ...{ device: names.device ?? '', person: names.person ?? '' },
    };
    const ids: number[] = [];
    for (const message of form.write([reading], this.random)) {
      const adapted = JSON.stringify(adapt(JSON.parse(message.body), names));
      // Equal bodies are not read again.
      const bytes = Buffer.from(`${adapted}${' '.repeat(++this.sent)}`);
      ids.push(await this.source.receive(bytes, undefined, message.path));
    }
    await this.source.processor(this.service, { findReader }).drain();
    const messages = [];
    for (const id of ids) messages.push(await this.source.message(id));
    return resendAnswerOf(this.source, kind, messages, { deviceId: device?.id ?? null, patientId: patient?.id ?? null });
  };

  /** Processes all messages of the vendor again. */
  async replay(): Promise<void> {
    if (!this.source) return;
    const { box, id: sourceId } = this.source;
    await new IngestReplayRepository(this.service, box, findReader).replay(this.request, { sourceId });
  }

  private get request() {
    return { organizationId: this.factory.organizationId, expectedEntityTags: null, idempotency: null };
  }

  /** Returns the names that the vendor has for a device and a patient. Aliases connect them when they are first used. */
  private async namesOf(source: SourceFixture, deviceId: number | undefined, patientId: number | undefined) {
    const { kind, instant, ...others } = { kind: 'weight' as const, instant: new Date(0), values: {}, deviceTimeZoneOffset: 0 };
    const { device, person } = vendorReading(VENDOR_FORMS.telli, SEED, {
      ...{ kind, instant, ...others },
      ...{ device: `device WS ${deviceId}`, patient: `patient ${patientId}` },
    });
    return {
      device: await this.nameOf(source, 'device', device, deviceId),
      person: await this.nameOf(source, 'person', person, patientId),
    };
  }

  private async nameOf(source: SourceFixture, kind: 'device' | 'person', name: string, id: number | undefined) {
    if (id === undefined) return null;
    const known = this.names.get(kind);
    if (known !== undefined) return known;
    this.names.set(kind, name);
    if (this.vendor.form.binding !== 'patient') await source.alias(kind, name, id);
    return name;
  }

  private readonly submitToApi: SubmissionPath = async (kind, body) => {
    const reading = readInput(readingInput(kind), body, 'body', 'whole', 1);
    await new ReadingRepository(this.service).record(kind, this.request, reading);
    return { answer: 'created', id: null };
  };
}

const formOf = ({ device, patient }: SubmittedBody): SubmissionForm =>
  device === undefined ? 'patient' : patient === undefined ? 'device' : 'device and patient';
