import { type Patient } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/adherence';

describe('GET /api/v3/adherence', () => {
  let api: TestApi;
  const patients: Patient[] = [];
  const inactive: Patient[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
    const zone = { timeZone: 'America/St_Johns', localTimeZone: 'America/St_Johns' };
    for (const days of [0, 1, 2, 15, 16, 30]) patients.push(await withDays(await api.factory.patient(zone), days));
    for (const state of [{ enrolled: false }, { archived: true }]) {
      inactive.push(await withDays(await api.factory.patient({ ...zone, ...state }), 20));
    }
    await (await Factory.inNewOrganization(api.database.dataSource)).patient();
  });
  afterAll(() => api.stop());

  const withDays = async (patient: Patient, days: number) => {
    const { id: deviceId } = await api.factory.device({ currentPatientId: patient.id });
    for (let day = 1; day <= days; day++) {
      // Each reading is taken late in the evening in the patient's time zone, when it is already the next day in UTC.
      const readingTimestamp = new Date(Date.UTC(2026, 0, day + 1, 3, 0));
      await api.factory.reading({ patientId: patient.id, deviceId, readingTimestamp });
    }
    return patient;
  };
  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { parameter: string; code: string }[] }).errors.map(({ parameter, code }) => [parameter, code]),
  ];

  const matching = async (query: string) => {
    const { content, total } = (await api.get(`${PATH}?firstDate=2026-01-01&${query}`)).json as {
      content: { patient: { id: number } }[];
      total: number;
    };
    return [total, content.map(({ patient }) => patients.findIndex(({ id }) => id === patient.id))];
  };

  it.each([
    ['', [0, 1, 2, 3, 4, 5]],
    ['threshold=none', [0, 1]],
    ['threshold=2-15', [2, 3]],
    ['threshold=16-30', [4, 5]],
    ['atRisk=true', [0, 1, 2, 3]],
    ['atRisk=false', [4, 5]],
    ['atRisk=true&threshold=2-15', [2, 3]],
    ['atRisk=false&threshold=none', []],
    ['sortDescending=true', [5, 4, 3, 2, 1, 0]],
    ['sortDescending=true&threshold=2-15', [3, 2]],
    ['sort=days', [0, 1, 2, 3, 4, 5]],
    ['sort=days&sortDescending=true', [5, 4, 3, 2, 1, 0]],
    ['sort=days&sortDescending=true&atRisk=true', [3, 2, 1, 0]],
  ])('returns the patients that match the query %p, and their total', async (query, expected) => {
    expect(await matching(query)).toEqual([expected.length, expected]);
  });

  it.each([
    ['', 8],
    ['&threshold=16-30', 4],
    ['&atRisk=false', 4],
  ])(
    'returns patients who are not enrolled or are archived on request, with the query “includeInactive=true%s”',
    async (query, total) => {
      const path = `${PATH}?firstDate=2026-01-01&days=true${query}`;
      const active = ((await api.get(path)).json as { content: object[] }).content;
      const others = await Promise.all(
        inactive.map(async ({ id }) => (await api.get(`/api/v3/patient/${id}/adherence?firstDate=2026-01-01&days=true`)).json),
      );
      expect(active).toEqual(active.map((entry) => ({ ...entry, active: true })));
      expect(others).toMatchObject(others.map(() => ({ active: false, days: 20 })));
      const page = { content: [...active, ...others], first: true, last: true, page: 1, size: 15, total };
      expect((await api.get(`${path}&includeInactive=true`)).json).toEqual(page);
    },
  );

  it('is sorted by days with readings on request, and patients with equal numbers by id in the same direction', async () => {
    const listed = async (query: string) => {
      const { json } = await api.get(`${PATH}?firstDate=2026-01-01&includeInactive=true&sort=days${query}`);
      return (json as { content: { days: number; patient: { id: number } }[] }).content.map(({ days, patient }) => [
        days,
        patient.id,
      ]);
    };
    const [first, second, ...others] = [...inactive, ...patients].map(({ id }) => id);
    const sorted = [...[0, 1, 2, 15, 16].map((days, index) => [days, others[index]]), [20, first], [20, second], [30, others[5]]];
    expect(await listed('')).toEqual(sorted);
    expect(await listed('&sortDescending=true')).toEqual(sorted.toReversed());
    expect(await listed('&sortDescending=true&size=3&page=2')).toEqual(sorted.toReversed().slice(3, 6));
  });

  it.each(['sort=days', 'sortDescending=true'])(
    'rejects afterPatientId with the query %s, because ids are not in its order',
    async (query) => {
      expect(errorsOf(await api.get(`${PATH}?${query}&afterPatientId=1`))).toEqual([400, [['afterPatientId', 'not_combinable']]]);
    },
  );

  it.each(['', '&threshold=16-30'])('returns the patients after another one, with the query “%s”', async (query) => {
    const all = ((await api.get(`${PATH}?firstDate=2026-01-01${query}`)).json as { content: { patient: { id: number } }[] })
      .content;
    const read = [];
    for (let after = 0; ;) {
      const next = await api.get(`${PATH}?firstDate=2026-01-01${query}&size=1&afterPatientId=${after}`);
      const { content, total } = next.json as { content: typeof all; total: number };
      expect(total).toBe(all.length - read.length);
      if (content.length === 0) break;
      read.push(...content);
      after = content[0]?.patient.id ?? NaN;
    }
    expect(read).toEqual(all);
  });

  it('filters by patient and by site', async () => {
    const site = await api.factory.site();
    const [first, second] = patients;
    await api.database.dataSource.query('update patient set site_id = $1 where id = any($2)', [site.id, [first?.id, second?.id]]);
    expect(await matching(`siteId=${site.id}`)).toEqual([2, [0, 1]]);
    expect(await matching(`siteId=${site.id}&atRisk=true&patientId=${second?.id}`)).toEqual([1, [1]]);
    expect(await matching(`patientId=${patients[4]?.id}`)).toEqual([1, [4]]);
    expect(await matching('patientId=1&siteId=999999999')).toEqual([0, []]);
  });

  it('returns for each patient the same adherence as a request for that patient alone, in pages with an exact total', async () => {
    const content = await Promise.all(
      patients.slice(2, 4).map(async ({ id }) => (await api.get(`/api/v3/patient/${id}/adherence?firstDate=2026-01-01`)).json),
    );
    const second = { content, first: false, last: false, page: 2, size: 2, total: 6 };
    expect((await api.get(`${PATH}?firstDate=2026-01-01&page=2&size=2`)).json).toEqual(second);
    const filtered = (await api.get(`${PATH}?firstDate=2026-01-01&threshold=2-15&size=1&page=2`)).json;
    expect(filtered).toEqual({ content: content.slice(1), first: false, last: true, page: 2, size: 1, total: 2 });
    const past = (await api.get(`${PATH}?firstDate=2026-01-01&atRisk=true&page=2147483647`)).json;
    expect(past).toEqual({ content: [], first: false, last: true, page: 2_147_483_647, size: 15, total: 4 });
  });

  it.each(['', '&threshold=2-15', '&atRisk=true', '&size=2&page=2'])(
    'lists the days of each patient if days=true is sent, with the query “%s”, as a request for that patient alone',
    async (query) => {
      const plain = (await api.get(`${PATH}?firstDate=2026-01-01${query}`)).json as { content: { patient: { id: number } }[] };
      const content = await Promise.all(
        plain.content.map(
          async ({ patient }) => (await api.get(`/api/v3/patient/${patient.id}/adherence?firstDate=2026-01-01&days=true`)).json,
        ),
      );
      expect(content.length).toBeGreaterThan(0);
      expect((await api.get(`${PATH}?firstDate=2026-01-01&days=true${query}`)).json).toEqual({ ...plain, content });
    },
  );

  it('ends the adherence window on the current day if no firstDate is sent', async () => {
    const { json } = await api.get(PATH);
    const days = (json as { content: { days: number; atRisk: boolean }[] }).content.map(({ days, atRisk }) => [days, atRisk]);
    expect(days).toEqual(patients.map(() => [0, true]));
  });

  it.each([
    ['firstDate=2026-02-30', 'firstDate', 'not_a_date'],
    ['firstDate=1999-12-31', 'firstDate', 'not_in_range'],
    ['firstDate=9999-12-02', 'firstDate', 'not_in_range'],
    ['firstDate=2026-01-01T00:00:00Z', 'firstDate', 'not_a_date'],
    ['firstDate=2026-01-01&firstDate=2026-01-01', 'firstDate', 'repeated'],
    ['lastDate=2026-01-01', 'lastDate', 'unknown_parameter'],
    ['__proto__=1', '__proto__', 'unknown_parameter'],
  ])('rejects the query %s both for the list and for a single patient', async (query, parameter, code) => {
    const answers = [await api.get(`${PATH}?${query}`), await api.get(`/api/v3/patient/${patients[0]?.id}/adherence?${query}`)];
    expect(answers.map(errorsOf)).toEqual(answers.map(() => [400, [[parameter, code]]]));
  });

  it.each([
    ['threshold=3-15', 'threshold', 'not_a_choice'],
    ['threshold=', 'threshold', 'not_a_choice'],
    ['atRisk=yes', 'atRisk', 'not_a_boolean'],
    ['size=0', 'size', 'not_in_range'],
  ])('rejects the query %s', async (query, parameter, code) => {
    expect(errorsOf(await api.get(`${PATH}?${query}`))).toEqual([400, [[parameter, code]]]);
  });

  it.each(['2000-01-01', '9999-12-01'])('accepts the firstDate %s', async (firstDate) => {
    const { status, json } = await api.get(`${PATH}?firstDate=${firstDate}&size=1`);
    expect([status, (json as { total: number }).total]).toEqual([200, 6]);
  });
});
