import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';

/** The four ways to write the letter e with a dot below and a circumflex. The first one is composed (NFC). */
const FORMS = ['\u1ec7', 'e\u0323\u0302', '\u00ea\u0323', '\u1eb9\u0302'] as const;

/** Letters that make a different identifier: e without marks, e without the circumflex, and the capital letter with both marks. */
const OTHERS = ['e', '\u1eb9', '\u1ec6'] as const;

interface Answer {
  status: number;
  json: unknown;
}

interface Identified {
  create: (identifier: string) => Promise<Answer>;
  change: (id: number, identifier: string) => Promise<Answer>;
  /** Property in which the identifier is returned as it was sent. */
  shown: string;
}

/** Lists and other operations that find a resource by a text, each with the request that does so. */
const LOOK_UPS: Record<string, (text: string) => string> = {
  '/api/v3/patient externalIdentifier': (text) => `/api/v3/patient?externalIdentifier=${text}`,
  '/api/v3/patient/external-identifier/{externalIdentifier} externalIdentifier': (text) =>
    `/api/v3/patient/external-identifier/${text}`,
  '/api/v3/patient email': (text) => `/api/v3/patient?email=${text}@example.org`,
  '/api/v3/device externalIdentifier': (text) => `/api/v3/device?externalIdentifier=${text}`,
  '/api/v3/device deviceIdentifier': (text) => `/api/v3/device?deviceIdentifier=${text}`,
  '/api/v3/device/validate/{deviceIdentifier} deviceIdentifier': (text) => `/api/v3/device/validate/${text}`,
  '/api/v3/order externalIdentifier': (text) => `/api/v3/order?externalIdentifier=${text}`,
  '/api/v3/order trackingNumber': (text) => `/api/v3/order?trackingNumber=${text}`,
  // The lists of all kinds of readings share their code, so one list is enough.
  '/api/v3/weight-reading patientExternalIdentifier': (text) => `/api/v3/weight-reading?patientExternalIdentifier=${text}`,
  '/api/v3/item sku': (text) => `/api/v3/item?sku=${text}`,
};

/**
 * Text parameters that contain no identifier: parts of names and addresses, words of paths, positions in the feed and in lists of changes, and the texts by which
 * vendors name devices and persons.
 */
const NO_IDENTIFIERS = ['resource', 'name', 'zipCode', 'country', 'after', 'updatedAfter', 'deviceKey', 'value'];

describe('the forms in which Unicode writes one letter', () => {
  let api: TestApi;
  let items = 0;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const tracked = async () => ({ id: (await api.factory.item({ name: `Item ${++items}` })).id });
  const RESOURCES: Record<string, Identified> = {
    patient: {
      create: (externalIdentifier) =>
        api.post('/api/v3/patient', {
          firstName: 'Testina',
          lastName: 'Sampleton',
          externalIdentifier,
          email: `${externalIdentifier}@example.org`,
        }),
      change: (id, externalIdentifier) => api.patch(`/api/v3/patient/${id}`, { externalIdentifier }),
      shown: 'externalIdentifier',
    },
    item: {
      create: (sku) => api.post('/api/v3/item', { name: 'Cuff', model: 'C1', sku }),
      change: (id, sku) => api.patch(`/api/v3/item/${id}`, { sku }),
      shown: 'sku',
    },
    device: {
      create: async (value) =>
        api.post('/api/v3/device', {
          item: await tracked(),
          externalIdentifier: value,
          deviceIdentifiers: [{ type: 'serial', value }],
        }),
      change: (id, value) => api.patch(`/api/v3/device/${id}`, { deviceIdentifiers: [{ type: 'serial', value }] }),
      shown: 'deviceIdentifiers',
    },
    order: {
      create: async (text) => {
        const { id } = await api.factory.patient();
        const device = await api.factory.device({ currentPatientId: id });
        return api.post('/api/v3/order', { patient: { id }, returnDevices: [{ id: device.id }], externalIdentifiers: [text] });
      },
      change: (id, text) => api.patch(`/api/v3/order/${id}`, { externalIdentifiers: [text] }),
      shown: 'externalIdentifiers',
    },
  };
  const asShown = (resource: string, text: string) =>
    ({ device: [{ type: 'serial', value: text }], order: [text] })[resource] ?? text;

  /** Returns the ids of the resources that a look-up finds. */
  const found = async (lookUp: string, text: string) => {
    const { json } = await api.get(LOOK_UPS[lookUp]?.(encodeURIComponent(text)) ?? '');
    const answer = json as { content?: { id: number }[]; device?: { id: number } | null; id?: number };
    return (answer.content ?? [answer.device ?? answer]).flatMap(({ id }) => id ?? []);
  };
  const lookUpsOf = (resource: string) => Object.keys(LOOK_UPS).filter((path) => new RegExp(`/${resource}[ /]`).test(path));

  it('are tested with every operation that finds a resource by a text', () => {
    const texts = operationsOf(openApiDocument).flatMap(({ method, template, operation }) =>
      (operation.parameters ?? []).flatMap(({ in: place, name, schema = {} }) => {
        const { type, enum: choices, format } = schema.type === 'array' ? (schema.items ?? {}) : schema;
        const isText = method === 'GET' && place !== 'header' && JSON.stringify(type ?? '').includes('string');
        return isText && !choices && format === undefined && !NO_IDENTIFIERS.includes(name) ? [`${template} ${name}`] : [];
      }),
    );
    // A file has the filters of its list.
    const known = texts.map((text) => text.replace('/export ', ' ').replace(/[\w-]+(?=-reading )/, 'weight'));
    expect([...new Set(known)].sort()).toEqual(Object.keys(LOOK_UPS).sort());
  });

  describe.each(Object.keys(RESOURCES))('in an identifier of a %s', (resource) => {
    const { create, change, shown } = RESOURCES[resource] as Identified;

    it.each([0, 1, 2, 3])(
      'all find the resource that was created with form %i, and are rejected in another resource',
      async (sentAs) => {
        const texts = FORMS.map((letter) => `${resource}-${sentAs}-${letter}`);
        const sent = texts[sentAs] ?? '';
        const { status, json } = await create(sent);
        const { id } = json as { id: number };
        expect([status, (json as Record<string, unknown>)[shown]]).toEqual([200, asShown(resource, sent)]);
        const other = ((await create(`${resource}-${sentAs}`)).json as { id: number }).id;
        if (resource === 'order') await ship(id, sent);

        for (const lookUp of lookUpsOf(resource)) {
          for (const text of texts) expect([lookUp, text, await found(lookUp, text)]).toEqual([lookUp, text, [id]]);
          for (const letter of OTHERS) {
            const isSame = lookUp.endsWith(' email') && letter === '\u1ec6';
            expect(await found(lookUp, `${resource}-${sentAs}-${letter}`)).toEqual(isSame ? [id] : []);
          }
        }
        for (const text of texts) {
          expect((await create(text)).status).toBe(409);
          expect((await change(other, text)).status).toBe(409);
          if (resource === 'order') continue;
          const changed = await change(id, text);
          expect([changed.status, (changed.json as Record<string, unknown>)[shown]]).toEqual([200, asShown(resource, text)]);
        }
      },
    );
  });

  /** Stores a tracking number of an order, as the operation that ships the order does. */
  async function ship(id: number, value: string): Promise<void> {
    await api.database.dataSource.query(
      'insert into order_tracking_number (organization_id, value, order_id) select organization_id, identifier_key($2), id from customer_order where id = $1',
      [id, value],
    );
  }

  it('are treated as equal in a reading, an association and a search by e-mail address', async () => {
    const [composed, ...decomposed] = FORMS.map((letter) => `other-${letter}`);
    const patient = (await RESOURCES['patient']?.create(composed ?? ''))?.json as { id: number };
    const device = (await RESOURCES['device']?.create(composed ?? ''))?.json as { id: number };
    const readings: number[] = [];
    await api.patch(`/api/v3/device/${device.id}`, { site: { id: (await api.factory.site()).id } });
    const holder = (text = '') => ({ patient: { externalIdentifier: text } });
    const associated = await api.post(`/api/v3/device/${device.id}/associate-patient`, holder(decomposed[0]));
    expect(associated).toMatchObject({ status: 200, json: { currentPatient: { id: patient.id } } });
    for (const [hour, text] of decomposed.entries()) {
      const readingTimestamp = new Date(Date.now() + hour * 1000).toISOString();
      const reading = await api.post('/api/v3/weight-reading', {
        readingTimestamp,
        weight: 150,
        device: { deviceIdentifier: text },
      });
      expect(reading).toMatchObject({ status: 200, json: { device: { id: device.id }, patient: { id: patient.id } } });
      readings.unshift((reading.json as { id: number }).id);
      expect(await found('/api/v3/weight-reading patientExternalIdentifier', text)).toEqual(readings);
      const email = `${text.toUpperCase()}@EXAMPLE.org`;
      const people = await api.post('/api/v3/patient/find-by-email', { email });
      expect((people.json as { content: { id: number }[] }).content.map(({ id }) => id)).toEqual([patient.id]);
    }
    const ended = await api.post(`/api/v3/device/${device.id}/disassociate-patient`, holder(decomposed[1]));
    expect(ended).toMatchObject({ status: 200, json: { currentPatient: null } });
  });
});
