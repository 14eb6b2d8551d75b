import { createClient, type WebhookEvent } from '@rpm/client';
import { parseWebhook } from '@rpm/client/webhooks';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { startInProcess } from '../testing/in-process-service';

const DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** The latest version of each weight reading that has arrived by webhook or by the feed, in any order; null if it was entered in error. */
class Copy {
  private readonly latest = new Map<number, { version: number; weight: number | null; patientId: number | undefined }>();
  readonly ids = new Set<string>();

  put(event: WebhookEvent): void {
    this.ids.add(event.id);
    if (event.type !== 'reading.weight' && event.type !== 'reading.voided') return;
    const { id, version } = event.payload;
    if ((this.latest.get(id)?.version ?? 0) > version) return;
    const isVoid = event.type === 'reading.voided';
    this.latest.set(id, {
      version,
      weight: isVoid ? null : event.payload.weight,
      patientId: isVoid ? undefined : event.payload.patient?.id,
    });
  }

  /** Returns the readings that are not entered in error, by id. */
  readings() {
    return [...this.latest]
      .flatMap(([id, { weight, patientId }]) => (weight === null ? [] : [{ id, weight, patientId }]))
      .sort(byId);
  }
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

describe('a month of a program that uses the client', () => {
  let database: TestDatabase;
  let receiver: Receiver;

  beforeAll(async () => {
    database = await createTestDatabase();
    receiver = await Receiver.listen();
  });
  afterAll(async () => {
    await receiver.close();
    await database.drop();
  });

  it('stores each reading once although requests are repeated, and keeps two exact copies although the service restarts', async () => {
    const port = await freePort();
    const start = () =>
      startInProcess({ DATABASE_URL: database.url, PORT: String(port), WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
    let service = await start();
    const factory = await Factory.inNewOrganization(database.dataSource);
    const rpm = createClient({ baseUrl: `http://127.0.0.1:${port}`, key: await factory.key() });
    const [byFeed, byWebhook] = [new Copy(), new Copy()];
    const controller = new AbortController();
    const following = (async () => {
      for await (const { events } of rpm.events({ after: 'oldest' }, { signal: controller.signal }))
        events.forEach((one) => byFeed.put(one));
    })();
    const ended = expect(following).rejects.toThrow('The month is over.');
    try {
      const { secret } = await rpm.createWebhook({ body: { types: ['*'], url: receiver.url } });
      receiver.reply = (request) => {
        byWebhook.put(parseWebhook(request, secret));
        return { status: 204 };
      };

      const [first, second] = [await enrol('Ada'), await enrol('Grace')];
      const item = await rpm.createItem({ body: { name: 'Example Scale', deviceIdentifierType: 'serial' } });
      const identifiers = [{ type: 'serial' as const, value: 'EX-1' }];
      const device = await rpm.registerDevice({ body: { item: { id: item.id }, deviceIdentifiers: identifiers } });
      const begin = Date.now() - (DAYS + 2) * DAY_MILLISECONDS;
      const at = (day: number) => new Date(begin + day * DAY_MILLISECONDS).toISOString();
      const assignment = await rpm.addDeviceAssignment({
        deviceId: device.id,
        body: { patient: { id: first.id }, startTimestamp: at(-0.5), endTimestamp: at(DAYS) },
      });

      const record = (day: number) =>
        rpm.recordWeightReading({
          body: { device: { id: device.id }, readingTimestamp: at(day), weight: 150 + day, weightUnit: 'lbs' },
        });
      for (let day = 0; day < DAYS; day++) {
        const answers = [await record(day), ...(day % 3 === 0 ? [await record(day)] : [])];
        expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
        if (day === DAYS / 2) {
          await service.stop();
          service = await start();
        }
      }

      const stored = await listed();
      const [wrong, mistaken] = stored;
      if (!wrong || !mistaken) throw new Error('The readings are stored.');
      await rpm.correctWeightReading({ readingId: wrong.id, body: { weight: 149, weightUnit: 'lbs' } });
      await rpm.voidWeightReading({ readingId: mistaken.id });
      // In truth, the second patient had the scale for the last third of the month.
      const handOver = at(20 - 0.5);
      await rpm.changeDeviceAssignment({ deviceId: device.id, assignmentId: assignment.id, body: { endTimestamp: handOver } });
      await rpm.addDeviceAssignment({
        deviceId: device.id,
        body: { patient: { id: second.id }, startTimestamp: handOver, endTimestamp: at(DAYS) },
      });

      const expected = stored
        .filter(({ id }) => id !== mistaken.id)
        .map(({ id, weight }) => ({
          id,
          weight: id === wrong.id ? 149 : weight,
          patientId: weight < 170 ? first.id : second.id,
        }));
      expect(expected).toHaveLength(DAYS - 1);
      expect(await listed()).toEqual(expected);
      for (const copy of [byFeed, byWebhook]) {
        await pollUntil(async () => JSON.stringify(copy.readings()), JSON.stringify(expected));
        expect(copy.readings()).toEqual(expected);
      }
      await pollUntil(async () => byWebhook.ids.size, byFeed.ids.size);
      expect([...byWebhook.ids].sort()).toEqual([...byFeed.ids].sort());
    } finally {
      controller.abort(new Error('The month is over.'));
      await ended;
      await service.stop();
    }

    function enrol(firstName: string) {
      return rpm.createPatient({ body: { firstName, lastName: 'Example' } });
    }
    async function listed() {
      const all = [];
      for await (const reading of rpm.each('listWeightReadings', {})) all.push(reading);
      return all.map(({ id, weight, patient }) => ({ id, weight, patientId: patient?.id })).sort(byId);
    }
  });
});
