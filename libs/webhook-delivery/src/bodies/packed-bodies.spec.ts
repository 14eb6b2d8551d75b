import { MAX_PACKED_BYTES, packBodies, unpackBodies } from './packed-bodies';
import { packDeliveries } from './pack-deliveries';

describe('packed bodies', () => {
  it('are returned byte for byte, with their responses', async () => {
    const bodies = [
      { body: '{"text":"\u00e9\u{1F600} \\u0000"}', responseBody: null },
      { body: '{}', responseBody: 'ok\r\n\u0001' },
      { body: '', responseBody: null },
    ];
    expect(await unpackBodies(await packBodies(bodies))).toEqual(bodies);
  });

  it('are returned byte for byte if they are so large that another thread compresses them', async () => {
    const bodies = [20_000, 100].map((size) => ({ body: 'a\u00e9'.repeat(size), responseBody: 'ok' }));
    expect(await unpackBodies(await packBodies(bodies))).toEqual(bodies);
  });

  it('can still be read if the first version of the service packed them', async () => {
    const stored = Buffer.from('eH0sJ0bUw156YalaahmqERUnAODBEjk=', 'base64');
    expect(await unpackBodies(stored)).toEqual([
      { body: '{"id":"evt_1","type":"device.healthcheck"}', responseBody: '{"ok":true}' },
    ]);
  });

  it('never decompress to more than 256 KiB', async () => {
    const all = await packBodies([{ body: 'x'.repeat(MAX_PACKED_BYTES), responseBody: null }]);
    await expect(unpackBodies(all)).rejects.toThrow('Cannot create a Buffer larger than');
  });
});

describe('packDeliveries', () => {
  const of = (webhookId: number, day: string, body = '{}') => ({
    organizationId: Math.ceil(webhookId / 10),
    webhookId,
    createTimestamp: new Date(day),
    body,
    responseBody: null,
  });

  it('keeps organizations, webhooks and days apart', async () => {
    const packed = await packDeliveries([
      of(1, '2026-03-01T23:59:59.999Z'),
      of(1, '2026-03-02T00:00:00Z'),
      null,
      of(2, '2026-03-02T00:00:00Z'),
      of(11, '2026-03-02T00:00:00Z'),
      of(1, '2026-03-02T08:00:00Z'),
    ]);
    expect({ ...packed, packed_data: packed.packed_data.length }).toEqual({
      packed_nth: [1, 2, null, 3, 4, 2],
      body_number: [0, 0, null, 0, 0, 1],
      packed_organizations: [1, 1, 1, 2],
      packed_webhooks: [1, 1, 2, 11],
      packed_days: ['2026-03-01', '2026-03-02', '2026-03-02', '2026-03-02'].map((day) => new Date(day)),
      packed_data: 4,
    });
  });

  it('begins a new row when one is full, and leaves out a body that is too large', async () => {
    const day = '2026-03-02T00:00:00Z';
    const packed = await packDeliveries(
      [40_000, 20_000, 20_000, 200_000, MAX_PACKED_BYTES, 1].map((size) => of(1, day, 'x'.repeat(size))),
    );
    expect([packed.packed_nth, packed.body_number]).toEqual([
      [1, 1, 2, 3, null, 4],
      [0, 1, 0, 0, null, 0],
    ]);
    for (const data of packed.packed_data) {
      const bytes = (await unpackBodies(data)).map(({ body }) => body.length).reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeLessThanOrEqual(MAX_PACKED_BYTES);
    }
  });
});
