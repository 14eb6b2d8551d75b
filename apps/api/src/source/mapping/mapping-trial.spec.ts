import { type IngestTestView } from '@rpm/domain';
import { SourceFixture } from '@rpm/sources/testing';
import { TestApi } from '../../testing/test-api';

/** A mapping of the weights of a vendor. */
const MAPPING = {
  version: 1,
  rules: [
    {
      name: 'weight',
      when: { path: 'type', in: ['weight'] },
      device: { path: 'device', as: 'vendor' },
      time: { path: 'time', form: 'iso' },
      reading: 'weight',
      values: { weight: { path: 'kg', unit: 'kg' } },
    },
  ],
  samples: [],
};
const MESSAGE = { type: 'weight', device: 'scale-7', time: '2026-01-31T08:00:00Z', kg: 80.5 };

describe('trials of a mapping that is not added', () => {
  let api: TestApi;
  let source: SourceFixture;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    key = await api.factory.key(['ingest:read', 'ingest:write']);
    source = await SourceFixture.create(api.factory, { adapter: 'mapping' }, Buffer.alloc(32));
  });
  afterAll(() => api.stop());

  const test = (body: object, as = key) => api.post(`/api/v3/ingest-source/${source.id}/test`, body, { key: as });

  it('return the values and what would become of each part, and store neither the mapping nor the message', async () => {
    const messages = () => source.query('select count(*) from ingest_message');
    const before = await messages();
    const { json } = await test({ document: MAPPING, body: JSON.stringify(MESSAGE) });
    expect(json).toMatchObject({
      parts: [
        {
          ...{ outcome: 'quarantined', code: 'device_unknown', kind: 'weight', deviceKey: 'scale-7' },
          values: { weight: 80.5, weightUnit: 'kg' },
        },
      ],
      ...{ partCount: 1, failedSamples: [], stepCount: expect.any(Number) as number },
    });
    expect((json as IngestTestView).stepCount).toBeGreaterThan(0);
    expect(await messages()).toEqual(before);
    const { json: list } = await api.get(`/api/v3/ingest-source/${source.id}/mapping`, { key });
    expect(list).toMatchObject({ content: [] });
    // Without the document, the source reads the message as before.
    expect((await test({ body: JSON.stringify(MESSAGE) })).json).toMatchObject({ parts: [{ code: 'no_mapping' }], stepCount: 0 });
  });

  it('name the samples that fail, and the place of a mistake', async () => {
    const samples = [{ in: { type: 'other' }, out: [] }];
    expect((await test({ document: { ...MAPPING, samples }, body: '{}' })).json).toMatchObject({
      failedSamples: ['/samples/0/out/0'],
    });
    expect((await test({ document: { version: 1, rules: [] }, body: '{}' })).json).toMatchObject({
      ...{ status: 400, errors: [{ pointer: '/document/rules' }] },
    });
    expect((await test({ document: { ...MAPPING, note: 'x'.repeat(64 * 1024) }, body: '{}' })).json).toMatchObject({
      ...{ status: 400, errors: [{ pointer: '/document', code: 'too_long' }] },
    });
  });

  it('end at the limit of parts', async () => {
    const { json } = await test({ document: MAPPING, body: JSON.stringify(Array(1_001).fill(MESSAGE)) });
    expect(json).toMatchObject({ parts: [{ code: 'mapping_failed' }], partCount: 1 });
  });

  it('read a kept message only with the scope for bodies', async () => {
    const message = await source.receive(MESSAGE);
    const body = { document: MAPPING, message: { id: message } };
    expect(await test(body)).toMatchObject({ status: 403, json: { code: 'scope_missing' } });
    const raw = await api.factory.key(['ingest:write', 'ingest:raw']);
    expect((await test(body, raw)).json).toMatchObject({ parts: [{ values: { weight: 80.5 } }] });
    expect((await test({ ...body, message: { id: 999_999_999 } }, raw)).json).toMatchObject({
      ...{ status: 400, errors: [{ pointer: '/message/id', code: 'not_found' }] },
    });
    expect((await test({ ...body, body: '{}' }, raw)).json).toMatchObject({ errors: [{ pointer: '/body', code: 'required' }] });
  });
});
