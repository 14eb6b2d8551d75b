import { SecretBox, UnreadableSecret } from '@rpm/encryption';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';

interface SecretRow {
  sealed: Buffer;
  key_name: string;
  expire_timestamp: Date | null;
}

describe('secrets of a webhook', () => {
  let api: TestApi;
  let id: number;
  let first: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    const { json } = await api.post(PATH, { type: 'patient.created', url: 'https://hooks.example.org/rpm' });
    ({ id, secret: first } = json as { id: number; secret: string });
  });

  const rotate = (body: object = {}, headers: Record<string, string> = {}) =>
    api.post(`${PATH}/${id}/rotate-secret`, body, { headers });
  const secretOf = ({ json }: TestResponse) => (json as { secret: string }).secret;
  const stored = () =>
    api.database.dataSource.query<SecretRow[]>('select * from webhook_secret where webhook_id = $1 order by id desc', [id]);
  /** Returns the decrypted secrets, newest first, with the seconds until each expires; null if it does not expire. */
  const secrets = async () => {
    const [now] = await api.database.dataSource.query<{ now: Date }[]>('select now()');
    const owner = { organizationId: api.factory.organizationId, webhookId: id };
    return (await stored()).map(({ sealed, key_name: keyName, expire_timestamp: at }) => ({
      secret: `whsec_${api.application.get(SecretBox).open({ sealed, keyName }, owner).toString('base64')}`,
      seconds: at && Math.round((at.getTime() - (now?.now.getTime() ?? 0)) / 100_000) * 100,
    }));
  };

  it('are stored encrypted, and can be decrypted only for the webhook that they belong to', async () => {
    expect(await secrets()).toEqual([{ secret: first, seconds: null }]);
    const box = api.application.get(SecretBox);
    const { organizationId } = api.factory;
    for (const { sealed, key_name: keyName } of await stored()) {
      expect(() => box.open({ sealed, keyName }, { organizationId, webhookId: id + 1 })).toThrow(UnreadableSecret);
      expect(() => box.open({ sealed, keyName }, { organizationId: 0, webhookId: id })).toThrow(UnreadableSecret);
    }
  });

  it('can be rotated; the response contains the webhook, the new secret and the unchanged ETag', async () => {
    const webhook = await api.get(`${PATH}/${id}`);
    const rotated = await rotate();
    const secret = secretOf(rotated);
    expect([rotated.status, rotated.json]).toEqual([200, { ...(webhook.json as object), secret }]);
    expect(rotated.headers.get('etag')).toBe(webhook.headers.get('etag'));
    expect(await secrets()).toEqual([
      { secret, seconds: null },
      { secret: first, seconds: 86_400 },
    ]);
  });

  it('keep an earlier expiry time when they are rotated again with a longer overlap', async () => {
    const second = secretOf(await rotate({ overlapSeconds: 3600 }));
    const third = secretOf(await rotate({ overlapSeconds: 604_800 }));
    expect(await secrets()).toEqual([
      { secret: third, seconds: null },
      { secret: second, seconds: 604_800 },
      { secret: first, seconds: 3600 },
    ]);
  });

  it('expire at once when they are rotated with an overlap of zero', async () => {
    await rotate();
    const secret = secretOf(await rotate({ overlapSeconds: 0 }));
    expect(await secrets()).toEqual([{ secret, seconds: null }]);
  });

  it('cannot be rotated while five of them are valid', async () => {
    for (let valid = 2; valid <= 5; valid++) expect((await rotate()).status).toBe(200);
    const before = await stored();
    const refused = await rotate();
    expect([refused.status, refused.json]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', detail: expect.stringContaining('"overlapSeconds": 0') as string }),
    ]);
    expect(await stored()).toEqual(before);
    await api.database.dataSource.query(
      `update webhook_secret set expire_timestamp = '2026-01-01Z' where webhook_id = $1 and id = $2`,
      [id, (before[4] as unknown as { id: number }).id],
    );
    expect((await rotate()).status).toBe(200);
    expect(await stored()).toHaveLength(5);
    expect((await rotate({ overlapSeconds: 0 })).status).toBe(200);
  });

  it('are rotated only once for repeated requests with the same Idempotency-Key', async () => {
    const [one, two] = [await rotate({}, { 'Idempotency-Key': 'r' }), await rotate({}, { 'Idempotency-Key': 'r' })];
    expect([two.text, two.headers.get('idempotent-replayed')]).toEqual([one.text, 'true']);
    expect(await stored()).toHaveLength(2);
  });

  it('are all different and all valid after concurrent rotations', async () => {
    const answers = await Promise.all([rotate(), rotate(), rotate(), rotate()]);
    const told = answers.map(secretOf);
    expect(new Set([...told, first])).toEqual(new Set((await secrets()).map(({ secret }) => secret)));
    expect((await stored()).filter(({ expire_timestamp: at }) => at === null)).toHaveLength(1);
  });
});
