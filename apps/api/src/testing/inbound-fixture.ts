import { type Patient } from '@rpm/domain';
import { type Bundle } from '@rpm/fhir';
import { TestApi, type TestResponse } from './test-api';

const UUID = '8f1c2d3e-0000-4000-8000-000000000002';
const BASE = 'https://rpm.example.org';
const FHIR_JSON = { 'Content-Type': 'application/fhir+json' };

/** The system of the external identifiers of patients. */
export const EXTERNAL = 'urn:oid:1.2.3.4';

/** A service with a patient who holds a device, and a sender of Observations about them. */
export class InboundFixture {
  private minute = 0;

  private constructor(
    readonly api: TestApi,
    readonly patient: Patient,
    readonly deviceId: number,
  ) {}

  static start(): Promise<InboundFixture> {
    return TestApi.startWith(async (api) => {
      const identity = 'update organization set uuid = $2, fhir_base = $3, external_identifier_system = $4 where id = $1';
      await api.database.dataSource.query(identity, [api.factory.organizationId, UUID, BASE, EXTERNAL]);
      const patient = await api.factory.patient({ externalIdentifier: 'MRN-1' });
      const { id } = await api.factory.device({ currentPatientId: patient.id });
      return new InboundFixture(api, patient, id);
    });
  }

  /** An Observation of another minute than the earlier ones, so that it is another reading. */
  weight(more: object = {}) {
    return {
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
      subject: { reference: `Patient/${this.patient.id}` },
      device: { reference: `Device/${this.deviceId}` },
      effectiveDateTime: new Date(Date.UTC(2026, 1, 1, 8, ++this.minute)).toISOString(),
      valueQuantity: { value: 73.2, system: 'http://unitsofmeasure.org', code: 'kg' },
      ...more,
    };
  }

  post(body: unknown, headers: Record<string, string> = {}, key?: string): Promise<TestResponse> {
    const request = { headers: { ...FHIR_JSON, ...headers }, ...(key !== undefined && { key }) };
    return this.api.post('/fhir/r4/Observation', body, request);
  }

  /** Sends a Bundle. */
  batch(
    entries: object[],
    { type = 'batch', path = '', headers = {} }: { type?: string; path?: string; headers?: Record<string, string> } = {},
  ): Promise<TestResponse> {
    const bundle = { resourceType: 'Bundle', type, entry: entries };
    return this.api.post(`/fhir/r4${path}`, bundle, { headers: { ...FHIR_JSON, ...headers } });
  }

  /** Returns an identifier of the device. */
  async deviceIdentifier(): Promise<string | undefined> {
    const [device] = await this.api.database.dataSource.query<{ value: string }[]>(
      'select value from device_identifier where organization_id = $1 and device_id = $2',
      [this.api.factory.organizationId, this.deviceId],
    );
    return device?.value;
  }

  /** Returns the number of readings of weight. */
  async count(): Promise<number | undefined> {
    const text = 'select count(*)::integer as n from weight_reading where organization_id = $1';
    return (await this.api.database.dataSource.query<{ n: number }[]>(text, [this.api.factory.organizationId]))[0]?.n;
  }
}

/** An entry of a Bundle that creates a resource. */
export const entry = (resource: { resourceType: string; [property: string]: unknown }, request: object = {}) => ({
  resource,
  request: { method: 'POST', url: resource.resourceType, ...request },
});

/** Returns the responses to the entries of a Bundle. */
export const responsesOf = ({ json }: TestResponse) => ((json as Bundle).entry ?? []).map(({ response }) => response);
