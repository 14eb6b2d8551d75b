import { AuditRows } from '../testing/audit-rows';
import { TestApi } from '../testing/test-api';
import { hash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe('row of a request in the audit trail', () => {
  let api: TestApi;
  let rows: AuditRows;
  let path: string;

  beforeAll(async () => {
    api = await TestApi.start({ TRUST_PROXY: 'loopback' });
    path = `/api/v3/patient/${(await api.factory.patient()).id}`;
    rows = new AuditRows(api.database.dataSource, api.factory.organizationId);
  });
  afterAll(() => api.stop());

  /** Reads a patient with the given headers. @returns the row of the request */
  const rowOf = async (headers: Record<string, string>) => {
    await rows.added();
    expect((await api.get(path, { headers })).status).toBe(200);
    const added = await rows.added();
    expect(added).toHaveLength(1);
    return added[0];
  };

  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address with a port', '192.0.2.7:5678', '192.0.2.7'],
    ['an IPv4 address that is mapped to IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
    ['a mapped address in capitals', '::FFFF:192.0.2.7', '192.0.2.7'],
    ['a mapped address with brackets and a port', '[::ffff:192.0.2.7]:5678', '192.0.2.7'],
    ['an IPv6 address', '2001:db8::7', '2001:db8::7'],
    ['an IPv6 address with brackets and a port', '[2001:db8::7]:5678', '2001:db8::7'],
    ['an IPv6 address with brackets', '[2001:db8::7]', '2001:db8::7'],
    ['an IPv6 address with a zone', 'fe80::7%eth0', 'fe80::7'],
    ['an IPv6 address with brackets, a zone and a port', '[fe80::7%eth0]:5678', 'fe80::7'],
    ['text that is no address', 'unknown', null],
    ['an address with a mask', '192.0.2.7/24', null],
    ['a number that is no address', '192.0.2.777', null],
    ['SQL', "'; drop table audit_event; --", null],
    ['a very long text', 'a'.repeat(5_000), null],
  ])('contains the client’s address if the proxy sends %s', async (_, forwarded, address) => {
    expect((await rowOf({ 'X-Forwarded-For': forwarded }))?.address).toBe(address);
  });

  it('contains the address that the proxy has added, and not the one that the client claims', async () => {
    expect((await rowOf({ 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' }))?.address).toBe('192.0.2.7');
  });

  it('contains the user whom the client names', async () => {
    expect((await rowOf({ 'X-Actor': 'J%C3%BCrgen%20%E6%9D%8E' }))?.assertedActor).toBe('Jürgen 李');
    expect((await rowOf({ 'X-Actor': 'a'.repeat(200) }))?.assertedActor).toBe('a'.repeat(200));
    expect((await rowOf({}))?.assertedActor).toBeNull();
  });

  it('keeps the API key as the actor whomever the client names', async () => {
    const plain = await rowOf({});
    const named = await rowOf({ 'X-Actor': 'jane' });
    expect(plain).toMatchObject({ actorKind: 'key', actorId: expect.any(Number) as number, sessionId: null });
    expect(named).toMatchObject({ actorKind: 'key', actorId: plain?.actorId, sessionId: null });
  });

  it.each(['', 'a'.repeat(201), '%00', '%C3'])(
    'does not exist if X-Actor is invalid, because the request is answered 400 (%#)',
    async (actor) => {
      await rows.added();
      const { status, json, text } = await api.get(path, { headers: { 'X-Actor': actor } });
      expect([status, json]).toMatchObject([400, { code: 'invalid_input', errors: [{ parameter: 'X-Actor' }] }]);
      if (actor !== '') expect(text).not.toContain(actor);
      expect(await rows.added()).toEqual([]);
    },
  );

  it('contains the service’s own request id, and only the hash of one that the client sends', async () => {
    const sent = 'testina-sampleton-1';
    const row = await rowOf({ 'X-Request-Id': sent });
    expect(row?.requestId).toMatch(UUID);
    expect(row?.clientRequestHash).toBe(hash('sha256', sent, 'hex'));
    expect(JSON.stringify(row)).not.toContain(sent);
    const own = await rowOf({});
    expect([own?.requestId, own?.clientRequestHash]).toEqual([expect.stringMatching(UUID), null]);
  });

  it('has the words of the operation’s path, and the id of the resource', async () => {
    expect(await rowOf({})).toMatchObject({
      action: 'read',
      resource: 'patient',
      resourceId: Number(path.split('/').at(-1)),
      rows: 1,
      status: 200,
    });
    await api.get(`${path}/equipment`);
    expect(await rows.added()).toMatchObject([{ action: 'read', resource: 'patient/equipment', status: 200 }]);
  });
});
