import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { type SimulationOptions, simulate } from './simulation';
import { type StepRequest } from './step';

interface Reading extends Record<string, unknown> {
  deviceId: number;
  patientId: number;
  readingTimestamp: string;
  deviceTimeZoneOffset: number;
}

/** A request, with the id of what it creates. */
interface Request extends StepRequest {
  method: string;
  about: string;
  id?: number;
}

/** Both changes of the clocks of 2026 in America and Europe lie within. */
const YEAR: SimulationOptions = { seed: 42, patients: 6, days: 300, until: new Date('2026-11-21T00:00:00Z') };
const MONTH: SimulationOptions = { ...YEAR, days: 30 };

const simulated = new Map<string, readonly Request[]>();

/** The requests of a simulation, which is computed once for all tests because a year takes a second. */
function requestsOf(options: SimulationOptions): readonly Request[] {
  const key = JSON.stringify(options);
  const requests = simulated.get(key) ?? computeRequests(options);
  simulated.set(key, requests);
  return requests;
}

/** All requests of a simulation as they are sent to a service that counts its ids upwards. */
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
  it('makes the same requests in the same order of the same options, and others of another seed', () => {
    expect(computeRequests(MONTH)).toEqual(computeRequests(MONTH));
    expect(requestsOf(MONTH)).not.toEqual(requestsOf({ ...MONTH, seed: 43 }));
  });

  it('lets nobody be changed by how many others there are', () => {
    const patients = (count: number) => requestsOf({ ...MONTH, patients: count }).filter(({ about }) => about === 'patients');
    expect(
      patients(6)
        .slice(0, 3)
        .map(({ body }) => body),
    ).toEqual(patients(3).map(({ body }) => body));
  });

  it.each(READING_KIND_NAMES)('sends readings of the kind %s within their bounds and time', (name) => {
    const { path, values, fault } = readingKind(name);
    const readings = readingsOf(MONTH, path);
    expect(readings.length).toBeGreaterThan(20);
    for (const reading of readings) {
      expect(fault?.(reading) ?? null).toBeNull();
      expect(reading.readingTimestamp >= '2026-10-22' && reading.readingTimestamp < '2026-11-21').toBe(true);
      for (const [member, value] of Object.entries(values)) {
        if (!('min' in value) || reading[member] === undefined) continue;
        expect(reading[member]).toBeGreaterThanOrEqual(value.min);
        expect(reading[member]).toBeLessThanOrEqual(value.max);
      }
    }
  });

  it('sends some readings twice, exactly, and some days later than others', () => {
    const texts = readingsOf(MONTH, 'blood-glucose').map((reading) => JSON.stringify(reading));
    expect(new Set(texts).size).toBeLessThan(texts.length);
    const instants = readingsOf(MONTH, 'weight').map(({ readingTimestamp }) => Date.parse(readingTimestamp));
    const setBack = instants.map((instant, place) => (instants[place - 1] ?? instant) - instant);
    expect(Math.max(...setBack)).toBeGreaterThan(2 * 86_400_000);
  });

  it('sends the same readings in fewer uploads', () => {
    const uploads = (options: SimulationOptions) => requestsOf(options).filter(({ about }) => about === 'uploads').length;
    const texts = (options: SimulationOptions) =>
      readingsOf(options)
        .map((reading) => JSON.stringify(reading))
        .sort();
    const gathered = { ...MONTH, uploadEvery: 7 };
    expect([uploads(MONTH), uploads(gathered)]).toEqual([300, 50]);
    expect(texts(gathered)).toEqual(texts(MONTH));
  });

  it('sends what meters tell beyond their bounds', () => {
    const values = new Set(readingsOf(MONTH, 'blood-glucose').map(({ glucose }) => glucose));
    expect([20, 600, 421].filter((value) => !values.has(value))).toEqual([]);
  });

  it('moves a day of 23 and of 25 hours, and a journey, with the clocks on the wall', () => {
    const weights = readingsOf(YEAR, 'weight');
    const offsets = (patientId: number) => [
      ...new Set(
        weights.filter((reading) => reading.patientId === patientId).map((reading) => reading.deviceTimeZoneOffset / 3600),
      ),
    ];
    const created = requestsOf(YEAR).filter(({ about }) => ['manufacturers', 'sites', 'items'].includes(about)).length;
    // In Los Angeles, always at home; in New York, in summer for a while in Berlin.
    expect(offsets(created + 1).sort()).toEqual([-7, -8]);
    expect(offsets(created + 2)).toEqual([-5, -4, 2, -4, -5].filter((offset, place, all) => all.indexOf(offset) === place));
    const hours = weights
      .filter(({ patientId }) => patientId === created + 1)
      .map(({ readingTimestamp, deviceTimeZoneOffset }) =>
        new Date(Date.parse(readingTimestamp) + deviceTimeZoneOffset * 1000).getUTCHours(),
      );
    expect([...new Set(hours)].sort()).toEqual([6, 7]);
  });

  it('hands one meter to somebody else, lets batteries sink, corrects an entry and withdraws another', () => {
    const requests = requestsOf(MONTH);
    const handOvers = requests.filter(({ path }) => path.startsWith('/device/') && path.endsWith('-patient'));
    expect(handOvers.slice(-2).map(({ path }) => path)).toEqual(['/device/disassociate-patient', '/device/associate-patient']);
    const [taken, given] = handOvers.slice(-2).map(({ body }) => body as { deviceId: number; patientId: number });
    expect(given?.deviceId).toBe(taken?.deviceId);
    const holders = readingsOf(MONTH, 'blood-glucose').filter(({ deviceId }) => deviceId === given?.deviceId);
    expect([...new Set(holders.map(({ patientId }) => patientId))]).toEqual([taken?.patientId, given?.patientId]);
    const batteries = requests
      .filter(({ about }) => about === 'healthChecks')
      .map(({ body }) => (body as { batteryPercentage: number }).batteryPercentage);
    expect(Math.min(...batteries)).toBeLessThan(15);
    expect(requests.filter(({ about }) => about === 'corrections').map(({ method }) => method)).toEqual(['PATCH', 'DELETE']);
  });

  it('lets orders go wrong, and one meter take the place of another', () => {
    const travels = ['orders', 'fulfilments', 'returns', 'mishaps'];
    const told = requestsOf({ ...MONTH, patients: 4 }).filter(({ about }) => travels.includes(about));
    expect(told.map(({ path }) => path.replaceAll(/\d+/g, '').replaceAll('//', ' ').slice(1))).toEqual([
      ...['order', 'order', 'device/', 'order pack', 'order ship'],
      ...['patient/', 'order pack', 'order ship', 'order fail', 'return receive', 'order', 'order pack', 'order ship'],
      ...['order deliver', 'order deliver', 'order', 'order pack', 'order ship', 'order deliver'],
      ...['return ship', 'return receive', 'device/'],
    ]);
  });

  it.each([1, 2, 3, 8, 30, 300])('brings devices home before anybody measures with them, in %i days', (days) => {
    const requests = requestsOf({ ...YEAR, patients: 8, days, until: new Date('2026-06-01T00:00:00Z') });
    const orders = requests.flatMap(({ body, id }) => {
      const { patient } = (body ?? {}) as { patient?: { id: number } };
      return patient ? [{ id, patientId: patient.id }] : [];
    });
    const receivers = new Set(orders.map(({ patientId }) => patientId));
    expect(receivers.size).toBe(4);
    for (const receiver of receivers) {
      const own = orders.filter(({ patientId }) => patientId === receiver).map(({ id }) => `/order/${id}/deliver`);
      const first = requests.findIndex(({ path }) => own.includes(path));
      const measured = requests.findIndex(({ body }) =>
        (body as { readings?: Reading[] } | undefined)?.readings?.some(({ patientId }) => patientId === receiver),
      );
      expect(first).toBeGreaterThan(0);
      if (measured !== -1) expect(first).toBeLessThan(measured);
    }
  });

  it('ends the readings of a worn out meter with those of the next one', () => {
    const glucose = readingsOf({ ...YEAR, patients: 3 }, 'blood-glucose');
    const last = Math.max(...glucose.map(({ patientId }) => patientId));
    const byDevice = new Map<number, Reading[]>();
    for (const reading of glucose.filter(({ patientId }) => patientId === last))
      byDevice.set(reading.deviceId, [...(byDevice.get(reading.deviceId) ?? []), reading]);
    const times = [...byDevice.values()].map((readings) => readings.map(({ readingTimestamp }) => readingTimestamp).sort());
    expect(times).toHaveLength(2);
    expect((times[0]?.at(-1) ?? '') < (times[1]?.[0] ?? '')).toBe(true);
  });

  it('gives devices identifiers that are valid and unique', () => {
    const identifiers = requestsOf(MONTH)
      .filter(({ about }) => about === 'devices')
      .flatMap(({ body }) => (body as { deviceIdentifiers: { type: string; value: string }[] }).deviceIdentifiers);
    // One of each for six patients, one for what is lost and one for what is worn out.
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
