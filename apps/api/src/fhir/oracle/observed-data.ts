import { READING_CASES } from '../../testing/reading-cases';
import { type TestApi, type TestResponse } from '../../testing/test-api';

/** Times at which devices measured; around midnight, days differ between time zones. */
const TIMES = ['2026-01-15T07:59:59.999Z', '2026-01-15T08:00:00.000Z', '2026-01-15T20:30:00.000Z', '2026-02-01T00:00:00.250Z'];

/** Offsets from UTC in seconds: Pacific time, India, Nepal, and none. */
const OFFSETS = [-28_800, 19_800, 20_700, null];

interface Stored {
  id: number;
}

/** Fills an organization with resources of every type: readings of all ten kinds, corrected, voided, moved to other patients, and a merged patient. */
export class ObservedData {
  private constructor(private readonly api: TestApi) {}

  static async fill(api: TestApi): Promise<void> {
    await new ObservedData(api).fill();
  }

  private async fill(): Promise<void> {
    const { factory } = this.api;
    await factory.site({ name: 'Nördliche Praxis' });
    await factory.site({ name: 'Example Clinic', active: false });
    const [holder, other] = await this.patients();
    const sensor = await factory.item({ continuous: true, name: 'Example sensor' });
    const devices = [
      await factory.device({ currentPatientId: holder.id }),
      await factory.device({ currentPatientId: other.id, itemId: sensor.id }),
      await factory.device({ currentPatientId: null, currentStatus: 'decommissioned' }),
    ];
    const readings = await this.record(devices.slice(0, 2), other);
    for (const [path, ids] of readings) await this.change(path, ids, other);
    await this.merge(holder);
    await this.send(holder);
  }

  private async patients(): Promise<[Stored, Stored]> {
    const { factory } = this.api;
    await factory.patient({ firstName: 'Zoë', lastName: 'Ångström', sex: 'female', dateOfBirth: '1984-02-29', archived: true });
    await factory.patient({ firstName: 'Ana Maria', lastName: "O'Example-Lopez", dateOfBirth: null, email: null, sex: 'other' });
    return [
      await factory.patient({ firstName: 'Testina', sex: 'female' }),
      await factory.patient({
        firstName: 'Max',
        lastName: 'Mustersample',
        sex: 'male',
        dateOfBirth: '1955-12-31',
        phoneNumber: null,
      }),
    ];
  }

  /** Records readings of each kind from devices, and one by hand. @returns the ids by path of the kind */
  private async record(devices: readonly Stored[], patient: Stored): Promise<Map<string, number[]>> {
    const all = new Map<string, number[]>();
    for (const { path, least, whole } of READING_CASES) {
      const ids: number[] = [];
      for (const [index, readingTimestamp] of TIMES.entries()) {
        const reading = { readingTimestamp, deviceTimeZoneOffset: OFFSETS[index], ...(index === 1 ? least : whole) };
        ids.push(await this.idOf(this.api.post(pathOf(path), { ...reading, device: { id: devices[index % 2]?.id } })));
      }
      const byHand = { readingTimestamp: '2026-02-03T04:05:06.789Z', manual: true, patient: { id: patient.id }, ...least };
      ids.push(await this.idOf(this.api.post(pathOf(path), byHand)));
      all.set(path, ids);
    }
    return all;
  }

  /** Voids the second reading of a kind, moves the third one to another patient, and clears a companion value of the fourth one. */
  private async change(path: string, ids: readonly number[], patient: Stored): Promise<void> {
    const [, voided, moved, corrected] = ids.map((id) => `${pathOf(path)}/${id}`);
    await succeed(this.api.delete(`${voided}`));
    await succeed(this.api.post(`${moved}/assign-patient`, { patient: { id: patient.id } }));
    const companion = {
      'blood-oxygen': 'heartRate',
      'blood-pressure': 'heartRate',
      'peak-flow': 'forcedExpiratoryVolumeInOneSecond',
    }[path];
    if (companion !== undefined) await succeed(this.api.patch(`${corrected}`, { [companion]: null }));
  }

  /** Merges a patient with readings into another one. */
  private async merge(patient: Stored): Promise<void> {
    const double = await this.api.factory.patient({ firstName: 'Testina', lastName: 'Sampletwin' });
    const reading = { readingTimestamp: '2026-01-20T10:00:00Z', weight: 150, patient: { id: double.id } };
    await succeed(this.api.post(pathOf('weight'), reading));
    await succeed(this.api.post(`/api/v3/patient/${patient.id}/merge`, { patient: { id: double.id } }));
  }

  /** Sends Observations with identifiers of their senders, two of which have the same value. */
  private async send(patient: Stored): Promise<void> {
    for (const [minute, system] of ['urn:oid:2.999.1', 'urn:oid:2.999.2'].entries()) {
      const observation = {
        resourceType: 'Observation',
        status: 'final',
        identifier: [{ system, value: 'sent' }],
        code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
        subject: { reference: `Patient/${patient.id}` },
        effectiveDateTime: `2026-02-04T10:0${minute}:00Z`,
        valueQuantity: { value: 70, system: 'http://unitsofmeasure.org', code: 'kg' },
      };
      const headers = { 'Content-Type': 'application/fhir+json' };
      await succeed(this.api.post('/fhir/r4/Observation', observation, { headers }));
    }
  }

  private async idOf(response: Promise<TestResponse>): Promise<number> {
    return ((await succeed(response)).json as Stored).id;
  }
}

const pathOf = (path: string) => `/api/v3/${path}-reading`;

async function succeed(response: Promise<TestResponse>): Promise<TestResponse> {
  const answer = await response;
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
