import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { patientAt } from './patients/person';
import { type SimulationOptions, simulate } from './simulation';
import { type StepRequest } from './steps/step';
import { generateUploads } from './steps/timeline';

interface Reading extends Record<string, unknown> {
  device: { id: number };
  patient: { id: number };
  readingTimestamp: string;
  deviceTimeZoneOffset: number;
}

/** A request of the simulation, with the id that the service assigns to the created resource. */
interface Request extends StepRequest {
  method: string;
  about: string;
  id?: number;
}

const MONTH: SimulationOptions = { seed: 42, patients: 6, days: 30, until: new Date('2026-11-21T00:00:00Z') };
/** A period that contains both clock changes of 2026 in America and Europe. */
const YEAR: SimulationOptions = { ...MONTH, patients: 3, days: 300 };

const simulated = new Map<string, readonly Request[]>();

/** The requests of a simulation. They are generated once for all tests, because a year takes a second. */
function requestsOf(options: SimulationOptions): readonly Request[] {
  const key = JSON.stringify(options);
  const requests = simulated.get(key) ?? computeRequests(options);
  simulated.set(key, requests);
  return requests;
}

/** Generates all requests of a simulation as they would be sent to a service that assigns ids 1, 2, 3 and so on. */
function computeRequests(options: SimulationOptions): Request[] {
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${name} is used before it is created.`);
    return id;
  };
  return [...simulate(options)].flatMap(({ steps }) => {
    const requests = steps.map(({ method, about, creates, request }) => ({ method, about, creates, ...request(idOf) }));
    for (const { creates, opens } of steps) {
      for (const name of [creates, opens]) if (name !== undefined) ids.set(name, ids.size + 1);
    }
    const numbered = requests.map(({ creates, ...rest }) => ({ ...rest, ...(creates !== undefined && { id: idOf(creates) }) }));
    return JSON.parse(JSON.stringify(numbered)) as Request[];
  });
}

function readingsOf(options: SimulationOptions, kind?: string): Reading[] {
  const batches = requestsOf(options).filter(({ path }) =>
    path.endsWith(kind === undefined ? '-reading/batch' : `/${kind}-reading/batch`),
  );
  return batches.flatMap(({ body }) => (body as { readings: Reading[] }).readings);
}

describe('simulate', () => {
  it('generates the same requests for the same options, and different requests for another seed', () => {
    // The requests are compared as strings, because comparing thousands of nested objects takes seconds.
    expect(JSON.stringify(computeRequests(MONTH))).toBe(JSON.stringify(requestsOf(MONTH)));
    expect(requestsOf(MONTH)).not.toEqual(requestsOf({ ...MONTH, seed: 43 }));
  });

  it('sends no two values of one device, kind and instant, whichever patients travel or hand their devices on', () => {
    const wrong: unknown[] = [];
    // Every run tries other seeds, because 120 of them, which have found a mistake once, take many seconds.
    const first = Math.floor(Math.random() * 1_000_000);
    for (let seed = first; seed < first + 15; seed++) {
      const people = Array.from({ length: 6 }, (_, number) => patientAt(seed, number));
      const values = new Map<string, string>();
      for (const readings of generateUploads({ ...MONTH, seed, people, days: 14, uploadEvery: 1 })) {
        for (const { kind, device, instant, values: measured } of readings) {
          const key = `${kind} ${device} ${instant.toISOString()}`;
          const [sent, before] = [JSON.stringify(measured), values.get(key)];
          if (before !== undefined && before !== sent) wrong.push([seed, key]);
          values.set(key, sent);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('generates the same data for the first patients, however many patients there are', () => {
    const patients = (count: number) => requestsOf({ ...MONTH, patients: count }).filter(({ about }) => about === 'patients');
    expect(
      patients(6)
        .slice(0, 3)
        .map(({ body }) => body),
    ).toEqual(patients(3).map(({ body }) => body));
  });

  it.each(READING_KIND_NAMES)('sends %s readings whose values and timestamps are within their limits', (name) => {
    const { path, values, findError } = readingKind(name);
    const readings = readingsOf(MONTH, path);
    expect(readings.length).toBeGreaterThan(20);
    const isWrong = (reading: Reading) =>
      (findError?.(reading) ?? null) !== null ||
      reading.readingTimestamp < '2026-10-22' ||
      reading.readingTimestamp >= '2026-11-21' ||
      Object.entries(values).some(([property, value]) => {
        const sent = reading[property];
        if (!('min' in value) || sent === undefined) return false;
        return typeof sent !== 'number' || sent < value.min || sent > value.max;
      });
    expect(readings.filter(isWrong)).toEqual([]);
  });

  it('sends some readings twice, and others several days late', () => {
    const texts = readingsOf(MONTH, 'blood-glucose').map((reading) => JSON.stringify(reading));
    expect(new Set(texts).size).toBeLessThan(texts.length);
    const instants = readingsOf(MONTH, 'weight').map(({ readingTimestamp }) => Date.parse(readingTimestamp));
    const setBack = instants.map((instant, place) => (instants[place - 1] ?? instant) - instant);
    expect(Math.max(...setBack)).toBeGreaterThan(2 * 86_400_000);
  });

  it('sends the same readings in fewer uploads if uploads are less frequent', () => {
    const uploads = (options: SimulationOptions) => requestsOf(options).filter(({ about }) => about === 'uploads').length;
    const texts = (options: SimulationOptions) =>
      readingsOf(options)
        .map((reading) => JSON.stringify(reading))
        .sort();
    const gathered = { ...MONTH, uploadEvery: 7 };
    expect([uploads(MONTH), uploads(gathered)]).toEqual([300, 50]);
    expect(texts(gathered)).toEqual(texts(MONTH));
  });

  it('sends some readings with the values that meters report for LO and HI', () => {
    const values = new Set(readingsOf(MONTH, 'blood-glucose').map(({ glucose }) => glucose));
    expect([20, 600, 421].filter((value) => !values.has(value))).toEqual([]);
  });

  it('sends readings at local times on days with 23 or 25 hours and while a patient is travelling', () => {
    const weights = readingsOf(YEAR, 'weight');
    const offsets = (patientId: number) => [
      ...new Set(
        weights.filter((reading) => reading.patient.id === patientId).map((reading) => reading.deviceTimeZoneOffset / 3600),
      ),
    ];
    const created = requestsOf(YEAR).filter(({ about }) => ['manufacturers', 'sites', 'items'].includes(about)).length;
    // The first patient is always at home in Los Angeles. The second one lives in New York and spends some time in Berlin in summer.
    expect(offsets(created + 1).sort()).toEqual([-7, -8]);
    expect(offsets(created + 2)).toEqual([-5, -4, 2, -4, -5].filter((offset, place, all) => all.indexOf(offset) === place));
    const hours = weights
      .filter(({ patient }) => patient.id === created + 1)
      .map(({ readingTimestamp, deviceTimeZoneOffset }) =>
        new Date(Date.parse(readingTimestamp) + deviceTimeZoneOffset * 1000).getUTCHours(),
      );
    expect([...new Set(hours)].sort()).toEqual([6, 7]);
  });

  it('hands one glucose meter over to another patient, discharges batteries, corrects one manual reading and withdraws another', () => {
    const requests = requestsOf(MONTH);
    const handOvers = requests.filter(({ path }) => path.startsWith('/device/') && path.endsWith('-patient'));
    const handedOver = Number(handOvers.at(-1)?.path.split('/')[2]);
    expect(handOvers.slice(-2).map(({ path }) => path)).toEqual([
      `/device/${handedOver}/disassociate-patient`,
      `/device/${handedOver}/associate-patient`,
    ]);
    const [taken, given] = handOvers.slice(-2).map(({ body }) => (body as { patient: { id: number } }).patient);
    const holders = readingsOf(MONTH, 'blood-glucose').filter(({ device }) => device.id === handedOver);
    expect([...new Set(holders.map(({ patient }) => patient.id))]).toEqual([taken?.id, given?.id]);
    const batteries = requests
      .filter(({ about }) => about === 'healthChecks')
      .map(({ body }) => (body as { batteryPercentage: number }).batteryPercentage);
    expect(Math.min(...batteries)).toBeLessThan(15);
    expect(requests.filter(({ about }) => about === 'corrections').map(({ method }) => method)).toEqual(['PATCH', 'DELETE']);
  });

  it('includes failed deliveries and the replacement of a glucose meter', () => {
    const travels = ['orders', 'fulfilments', 'returns', 'mishaps'];
    const told = requestsOf({ ...MONTH, patients: 4 }).filter(({ about }) => travels.includes(about));
    expect(told.map(({ path }) => path.replaceAll(/\d+/g, '').replaceAll('//', ' ').slice(1))).toEqual([
      ...['order', 'order', 'device/', 'order pack', 'order ship'],
      ...['patient/', 'order pack', 'order ship', 'order fail', 'return receive', 'order', 'order pack', 'order ship'],
      ...['order deliver', 'order deliver', 'order', 'order pack', 'order ship', 'order deliver'],
      ...['return ship', 'return receive', 'device/'],
    ]);
  });

  it.each([1, 2, 3, 8, 30, 90])('delivers devices before their first reading in a simulation of %i days', (days) => {
    const requests = requestsOf({ ...YEAR, patients: 8, days, until: new Date('2026-06-01T00:00:00Z') });
    const orders = requests.flatMap(({ path, body, id }) => {
      const { patient } = (body ?? {}) as { patient?: { id: number } };
      return path === '/order' && patient ? [{ id, patientId: patient.id }] : [];
    });
    const receivers = new Set(orders.map(({ patientId }) => patientId));
    expect(receivers.size).toBe(4);
    for (const receiver of receivers) {
      const own = orders.filter(({ patientId }) => patientId === receiver).map(({ id }) => `/order/${id}/deliver`);
      const first = requests.findIndex(({ path }) => own.includes(path));
      const measured = requests.findIndex(({ body }) =>
        (body as { readings?: Reading[] } | undefined)?.readings?.some(({ patient }) => patient.id === receiver),
      );
      expect(first).toBeGreaterThan(0);
      if (measured !== -1) expect(first).toBeLessThan(measured);
    }
  });

  it('sends no readings of a replaced glucose meter after the first reading of the new meter', () => {
    const glucose = readingsOf(YEAR, 'blood-glucose');
    const last = Math.max(...glucose.map(({ patient }) => patient.id));
    const ofLast = glucose.filter(({ patient }) => patient.id === last);
    const deviceIds = [...new Set(ofLast.map(({ device }) => device.id))];
    const times = deviceIds.map((id) =>
      ofLast
        .filter(({ device }) => device.id === id)
        .map(({ readingTimestamp }) => readingTimestamp)
        .sort(),
    );
    expect(times).toHaveLength(2);
    expect((times[0]?.at(-1) ?? '') < (times[1]?.[0] ?? '')).toBe(true);
  });

  it('assigns valid and unique identifiers to devices', () => {
    const identifiers = requestsOf(MONTH)
      .filter(({ about }) => about === 'devices')
      .flatMap(({ body }) => (body as { deviceIdentifiers: { type: string; value: string }[] }).deviceIdentifiers);
    // There are devices of every type for six patients, one more for a lost meter and one for a replaced meter.
    expect(new Set(identifiers.map(({ value }) => value)).size).toBe(50);
    expect(identifiers).toHaveLength(50);
    for (const { type, value } of identifiers) {
      if (type === 'macAddress') expect(value).toMatch(/^02(:[0-9A-F]{2}){5}$/);
      if (type === 'imei') expect(luhnSum(value) % 10).toBe(0);
    }
  });
});

function luhnSum(digits: string): number {
  const doubled = [...digits].reverse().map((digit, place) => String(Number(digit) * (1 + (place % 2))));
  return doubled.flatMap((number) => [...number]).reduce((total, digit) => total + Number(digit), 0);
}
