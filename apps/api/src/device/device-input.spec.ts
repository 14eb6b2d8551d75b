import { type Item } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/device';

describe('device validation', () => {
  let api: TestApi;
  let item: Item;

  beforeAll(async () => {
    api = await TestApi.start();
    item = await api.factory.item();
  });
  afterAll(() => api.stop());

  const kept = async () => {
    const tables = ['device', 'device_identifier', 'device_event', 'device_assignment', 'event'];
    const counts = tables.map((table) => `(select count(*) from ${table})`).join(', ');
    return api.database.dataSource.query<unknown>(`select ${counts}`);
  };
  const errorsOf = async (method: string, path: string, body?: unknown) => {
    const before = await kept();
    const { status, json } = await api.send(`${PATH}${path}`, { method, body });
    expect(status).toBe(400);
    expect(await kept()).toEqual(before);
    const { errors } = json as { errors?: { pointer?: string; parameter?: string; code: string }[] };
    return errors?.map(({ pointer, parameter, code }) => [pointer ?? parameter, code]);
  };
  const serial = { type: 'serial', value: 'x' };
  const imei = (value: string) => ({ type: 'imei', value });

  it('reports all validation errors of a registration together', async () => {
    const body = {
      item: {},
      deviceIdentifiers: [imei('490154203237519'), { type: 'udi', value: 5, note: 'x' }, { value: 'x' }, imei('CANARY-PHI-1')],
      site: { id: '42' },
      externalIdentifier: 'x'.repeat(256),
      currentStatus: 'withPatient',
      organizationId: 2,
    };
    expect(await errorsOf('POST', '', body)).toEqual([
      ['/deviceIdentifiers/1/note', 'unknown_member'],
      ['/currentStatus', 'unknown_member'],
      ['/organizationId', 'unknown_member'],
      ['/item/id', 'required'],
      ['/deviceIdentifiers/0/value', 'not_an_identifier'],
      ['/deviceIdentifiers/1/type', 'not_a_choice'],
      ['/deviceIdentifiers/1/value', 'not_text'],
      ['/deviceIdentifiers/2/type', 'required'],
      ['/deviceIdentifiers/3/value', 'not_an_identifier'],
      ['/site/id', 'not_in_range'],
      ['/externalIdentifier', 'too_long'],
    ]);
    expect(JSON.stringify(api.log)).not.toContain('CANARY');
  });

  it.each([
    [
      'nothing',
      {},
      [
        ['/item', 'required'],
        ['/deviceIdentifiers', 'required'],
      ],
    ],
    ['no identifier', { deviceIdentifiers: [] }, [['/deviceIdentifiers', 'empty']]],
    ['identifiers that are not a list', { deviceIdentifiers: { 0: serial } }, [['/deviceIdentifiers', 'not_a_list']]],
    ['an identifier that is not an object', { deviceIdentifiers: [serial, 'x'] }, [['/deviceIdentifiers/1', 'not_an_object']]],
    ['an identifier that is null', { deviceIdentifiers: [null] }, [['/deviceIdentifiers/0', 'not_an_object']]],
    [
      '1,001 identifiers',
      { deviceIdentifiers: Array.from({ length: 1001 }, () => serial) },
      [['/deviceIdentifiers', 'too_many']],
    ],
    [
      'an identifier twice',
      { deviceIdentifiers: [serial, imei('490154203237518'), serial] },
      [['/deviceIdentifiers/2', 'repeated']],
    ],
    ['NUL', { deviceIdentifiers: [{ type: 'serial', value: 'a\0' }] }, [['/deviceIdentifiers/0/value', 'nul_character']]],
    [
      'half a surrogate pair',
      { deviceIdentifiers: [{ type: 'serial', value: '\ud83d' }] },
      [['/deviceIdentifiers/0/value', 'unpaired_surrogate']],
    ],
    [
      'a long serial',
      { deviceIdentifiers: [{ type: 'serial', value: 'x'.repeat(256) }] },
      [['/deviceIdentifiers/0/value', 'too_long']],
    ],
    [
      'an empty serial',
      { deviceIdentifiers: [{ type: 'serial', value: '' }] },
      [['/deviceIdentifiers/0/value', 'not_an_identifier']],
    ],
    [
      'a type that is a property name of every JavaScript object',
      { deviceIdentifiers: [{ type: 'constructor', value: 'x' }] },
      [['/deviceIdentifiers/0/type', 'not_a_choice']],
    ],
    ['an item that is a number', { item: 12 }, [['/item', 'not_an_object']]],
    ['an item id above the safe integers', { item: { id: 2 ** 53 } }, [['/item/id', 'not_in_range']]],
    ['an item id of zero', { item: { id: 0 } }, [['/item/id', 'not_in_range']]],
  ])('rejects a registration with %s', async (name, given, errors) => {
    const whole = name === 'nothing' ? {} : { item: { id: item.id }, deviceIdentifiers: [serial], ...given };
    expect(await errorsOf('POST', '', whole)).toEqual(errors);
  });

  it.each([
    ['[]', [['', 'not_an_object']]],
    ['null', [['', 'not_an_object']]],
    ['{"deviceIdentifiers":[{"type":"serial","value":"a","value":"b"}]}', [['/deviceIdentifiers/0/value', 'repeated_member']]],
  ])('rejects a registration with the body %s', async (body, errors) => {
    expect(await errorsOf('POST', '', body)).toEqual(errors);
  });

  it.each(['associate-patient', 'disassociate-patient'])('requires a request to %s to name the patient', async (operation) => {
    const { id } = await api.factory.device();
    const errors = (body: object) => errorsOf('POST', `/${id}/${operation}`, body);
    expect(await errors({})).toEqual([['/patient', 'required']]);
    expect(await errors({ patient: {} })).toEqual([['/patient/id', 'required']]);
    expect(await errors({ patient: { id: '1', externalIdentifier: 5, name: 'x' }, patientId: 1 })).toEqual([
      ['/patient/name', 'unknown_member'],
      ['/patientId', 'unknown_member'],
      ['/patient/id', 'not_in_range'],
      ['/patient/externalIdentifier', 'not_text'],
    ]);
    expect(await errors({ patient: { externalIdentifier: 'a\0' } })).toContainEqual([
      '/patient/externalIdentifier',
      'nul_character',
    ]);
    expect(await errors({ patient: { externalIdentifier: '' } })).toContainEqual(['/patient/externalIdentifier', 'empty']);
  });

  it.each(['disable-readings', 'enable-readings'])('rejects a request to %s with a body', async (operation) => {
    const { id } = await api.factory.device();
    expect((await api.post(`${PATH}/${id}/${operation}`, { patientId: 1 })).status).toBe(400);
  });

  it('reports all validation errors of a PATCH together', async () => {
    const { id } = await api.factory.device();
    const body = {
      currentStatus: 'stolen',
      reason: 5,
      site: { id: null },
      externalIdentifier: 1,
      planet: 'Mars',
    };
    expect(await errorsOf('PATCH', `/${id}`, body)).toEqual([
      ['/planet', 'unknown_member'],
      ['/externalIdentifier', 'not_text'],
      ['/site/id', 'required'],
      ['/currentStatus', 'not_a_choice'],
      ['/reason', 'not_text'],
    ]);
    expect(await errorsOf('PATCH', `/${id}`, { currentStatus: null })).toEqual([['/currentStatus', 'required']]);
    expect(await errorsOf('PATCH', `/${id}`, { reason: 'Why?' })).toEqual([['/reason', 'without_status']]);
    const long = { currentStatus: 'lost', reason: 'x'.repeat(2001) };
    expect(await errorsOf('PATCH', `/${id}`, long)).toEqual([['/reason', 'too_long']]);
  });

  it.each([
    ['currentStatus=stolen', 'currentStatus', 'not_a_choice'],
    ['currentStatus=', 'currentStatus', 'not_a_choice'],
    ['currentStatus=lost&currentStatus=lost', 'currentStatus', 'repeated'],
    ['siteId=x', 'siteId', 'not_a_long'],
    ['patientId=1&patientId=2', 'patientId', 'repeated'],
    ['itemId=1.0', 'itemId', 'not_a_long'],
    ['deviceIdentifier=', 'deviceIdentifier', 'not_text'],
    ['deviceIdentifier=%00', 'deviceIdentifier', 'nul_character'],
    [`deviceIdentifier=${'x'.repeat(256)}`, 'deviceIdentifier', 'too_long'],
    ['disabledReadings=1', 'disabledReadings', 'not_a_boolean'],
    ['Status=lost', 'Status', 'unknown_parameter'],
    ['__proto__=1', '__proto__', 'unknown_parameter'],
    ['size=251', 'size', 'not_in_range'],
  ])('rejects the query %s for the list of devices', async (query, parameter, code) => {
    expect(await errorsOf('GET', `?${query}`)).toEqual([[parameter, code]]);
  });

  it.each(['abc', '1.0', '1e3', '0x10', '+1', '007', '1%20', '%00', '9'.repeat(30), '9223372036854775808'])(
    'rejects %s as a device id, both in the path of a device and in the path of its assignments',
    async (id) => {
      for (const path of [`/${id}`, `/${id}/assignment`])
        expect(await errorsOf('GET', path)).toEqual([['deviceId', 'not_a_long']]);
    },
  );

  it.each(['9223372036854775807', '9007199254740993', '0', '-1'])('answers 404 for the unknown device id %s', async (id) => {
    const answers = await Promise.all([
      api.get(`${PATH}/${id}`),
      api.get(`${PATH}/${id}/assignment`),
      api.patch(`${PATH}/${id}`, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('rejects a request to validate a string that cannot be an identifier', async () => {
    expect(await errorsOf('GET', '/validate/%00')).toEqual([['deviceIdentifier', 'nul_character']]);
    expect(await errorsOf('GET', `/validate/${'x'.repeat(256)}`)).toEqual([['deviceIdentifier', 'too_long']]);
    expect(await errorsOf('GET', '/validate/%FF')).toBeUndefined();
    expect(await errorsOf('GET', '/validate/x?type=imei')).toEqual([['type', 'unknown_parameter']]);
  });

  it.each(['👩‍⚕️ Ã\u0301', 'مستشفى \u202e', '😀'.repeat(255), `'; drop table device; --`, 'a\r\n{"level":30}', '=cmd|calc'])(
    'stores the string %s byte for byte',
    async (text) => {
      const body = { item: { id: item.id }, deviceIdentifiers: [{ type: 'serial', value: text }], externalIdentifier: text };
      const { status, json } = await api.post(PATH, body);
      expect([status, json]).toEqual([
        200,
        expect.objectContaining({ deviceIdentifiers: body.deviceIdentifiers, externalIdentifier: text }),
      ]);
      const found = await api.get(`${PATH}/validate/${encodeURIComponent(text)}`);
      expect(found.json).toEqual({ valid: true, device: json });
    },
  );
});
