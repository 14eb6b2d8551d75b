import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/temperature-reading';

describe('GET /api/v3/temperature-reading', () => {
  let api: TestApi;
  const ids: number[] = [];
  const at = (minute: number) => `2026-02-03T04:0${minute}:00.000Z`;
  let one: { id: number; externalIdentifier: string | null };
  let device: { id: number; currentPatientId: number | null };

  const record = async (body: object) => {
    const { json } = await api.post(PATH, { temperature: 36.9, temperatureUnit: 'celsius', ...body });
    return (json as { id: number }).id;
  };

  beforeAll(async () => {
    api = await TestApi.start();
    [one, device] = [await api.factory.patient(), await api.factory.device()];
    ids.push(await record({ readingTimestamp: at(1), patient: { id: one.id } }));
    ids.push(await record({ readingTimestamp: at(3), patient: { id: one.id } }));
    ids.push(await record({ readingTimestamp: at(2), device: { id: device.id } }));
    ids.push(await record({ readingTimestamp: at(2), patient: { id: one.id } }));
    const voided = await record({ readingTimestamp: at(4), patient: { id: one.id } });
    await api.delete(`${PATH}/${voided}`);
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const foreign = {
      readingTimestamp: at(5),
      patient: { id: (await other.patient()).id },
      temperature: 99,
      temperatureUnit: 'fahrenheit',
    };
    await api.post(PATH, foreign, { key: await other.key() });
    // Sets timestamps that are one minute apart as the times at which the service received the readings.
    await api.database.dataSource.query(
      `update temperature_reading set received_timestamp = timestamptz '2026-02-04T00:00:00Z' + id * interval '1 minute'`,
    );
  });
  afterAll(() => api.stop());

  const received = (nth: number) => new Date(Date.UTC(2026, 1, 4) + (ids[nth] ?? 0) * 60_000).toISOString();
  const listed = async (query: string) => {
    const { status, json } = await api.get(`${PATH}?${query}`);
    const { content, total } = json as { content: { id: number }[]; total: number };
    expect([status, total]).toEqual([200, content.length]);
    return content.map(({ id }) => ids.indexOf(id));
  };

  it('returns the same readings as GET by id, newest first, and by descending id if their timestamps are equal', async () => {
    expect(await listed('')).toEqual([1, 3, 2, 0]);
    expect(await listed('sort=readingTimestamp&sortDescending=false')).toEqual([0, 2, 3, 1]);
    const { json } = await api.get(`${PATH}?size=1`);
    const [first] = (json as { content: unknown[] }).content;
    expect(first).toEqual((await api.get(`${PATH}/${ids[1]}`)).json);
    expect(json).toMatchObject({ first: true, last: false, page: 1, size: 1, total: 4 });
    expect(((await api.get(`${PATH}?size=1&page=4`)).json as { content: { id: number }[] }).content[0]?.id).toBe(ids[0]);
  });

  it('filters by each parameter alone and by several together', async () => {
    const external = encodeURIComponent(one.externalIdentifier ?? '');
    expect(await listed(`patientId=${one.id}`)).toEqual([1, 3, 0]);
    expect(await listed(`patientExternalIdentifier=${external}`)).toEqual([1, 3, 0]);
    expect(await listed(`patientExternalIdentifier=nobody`)).toEqual([]);
    expect(await listed(`deviceId=${device.id}`)).toEqual([2]);
    expect(await listed(`patientId=${device.currentPatientId}`)).toEqual([2]);
    expect(await listed(`startTimestamp=${at(2)}`)).toEqual([1, 3, 2]);
    expect(await listed(`endTimestamp=${at(3)}`)).toEqual([3, 2, 0]);
    expect(await listed(`startTimestamp=${at(2)}&endTimestamp=${at(2)}`)).toEqual([]);
    expect(await listed(`startCreateTimestamp=${received(1)}`)).toEqual([1, 3, 2]);
    expect(await listed(`endCreateTimestamp=${received(1)}`)).toEqual([0]);
    expect(await listed(`startCreateTimestamp=${received(1)}&endCreateTimestamp=${received(1)}`)).toEqual([]);
    const all = `startTimestamp=${at(2)}&endTimestamp=${at(3)}&endCreateTimestamp=2026-02-05T00:00:00Z`;
    expect(await listed(`${all}&patientId=${one.id}&patientExternalIdentifier=${external}`)).toEqual([3]);
  });

  it.each([
    ['patientId=x', 'patientId', 'not_a_long'],
    ['patientExternalIdentifier=', 'patientExternalIdentifier', 'not_text'],
    ['startTimestamp=2026-02-03', 'startTimestamp', 'not_a_timestamp'],
    [`startTimestamp=${at(3)}&endTimestamp=${at(2)}`, 'endTimestamp', 'inverted_range'],
    [`startCreateTimestamp=${at(3)}&endCreateTimestamp=${at(2)}`, 'endCreateTimestamp', 'inverted_range'],
    ['deviceid=1', 'deviceid', 'unknown_parameter'],
    ['includeVoided=true', 'includeVoided', 'unknown_parameter'],
  ])('rejects the query %s', async (query, parameter, code) => {
    const { status, json } = await api.get(`${PATH}?${query}`);
    expect([status, (json as { errors: object[] }).errors]).toEqual([400, [expect.objectContaining({ parameter, code })]]);
  });
});
