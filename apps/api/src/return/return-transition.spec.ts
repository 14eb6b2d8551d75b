import { RETURN_STATUSES, RETURN_TRANSITIONS, type ReturnStatus } from '@rpm/domain';
import { OrderApiClient, type ReturnRoute } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

const ACTS = (Object.keys(RETURN_TRANSITIONS) as (keyof typeof RETURN_TRANSITIONS)[]).filter(
  (act): act is ReturnRoute => act !== 'sendLabel',
);
const AT_ONCE = 6;

interface ShownReturn {
  id: number;
  currentStatus: ReturnStatus;
  returnEvents: { type: string }[];
}

describe('transitions of a return', () => {
  let api: TestApi;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
    desk = await OrderApiClient.in(api);
  });
  afterAll(() => api.stop());

  /** Requests the return of a device, and advances the return to the given status. */
  async function returnIn(status: ReturnStatus): Promise<ShownReturn> {
    const { id } = await desk.device({ currentPatientId: desk.patientId });
    const given = { patient: { id: desk.patientId }, returnDevices: [{ id }], emailLabel: status === 'labelSent' };
    const asked = (await desk.ask(given)) as ShownReturn;
    if (status === 'inTransit') return (await desk.actOn('return', asked, 'ship')) as ShownReturn;
    if (status === 'received') return (await desk.actOn('return', asked, 'receive')) as ShownReturn;
    return status === 'cancelled' ? ((await desk.actOn('return', asked, 'cancel')) as ShownReturn) : asked;
  }

  /** Returns by status. Tests that expect a rejection share them, because a rejection changes nothing. */
  const untouched = new Map<ReturnStatus, ShownReturn>();
  async function untouchedReturnIn(status: ReturnStatus): Promise<ShownReturn> {
    const found = untouched.get(status) ?? (await returnIn(status));
    untouched.set(status, found);
    return found;
  }

  const find = async (id: number) => (await desk.try('GET', `return/${id}`)).json as ShownReturn;
  const told = async (id: number) => {
    const rows = await api.database.dataSource.query<{ n: number }[]>(
      `select count(*)::integer as n from event where subject_id = $1 and type = 'return.statusFull'`,
      [id],
    );
    return rows[0]?.n ?? 0;
  };

  it.each(RETURN_STATUSES.flatMap((status) => ACTS.map((act) => [act, status] as const)))(
    'allow or reject the operation "%s" in the status "%s" as RETURN_TRANSITIONS defines',
    async (act, status) => {
      const wanted = await untouchedReturnIn(status);
      expect(wanted.currentStatus).toBe(status);
      const { from, to }: { from: readonly ReturnStatus[]; to: ReturnStatus } = RETURN_TRANSITIONS[act];
      const isAllowed = from.includes(status);
      if (isAllowed) untouched.delete(status);
      const before = await told(wanted.id);
      const answer = await desk.try('POST', `return/${wanted.id}/${act}`);
      const conflict = { code: 'conflict', detail: `The return is ${status}; it must be ${from.join(' or ')}.` };
      const expected = isAllowed ? { currentStatus: to } : conflict;
      expect([answer.status, answer.json]).toEqual([isAllowed ? 200 : 409, expect.objectContaining(expected)]);
      expect([(await find(wanted.id)).currentStatus, await told(wanted.id)]).toEqual(
        isAllowed ? [to, before + 1] : [status, before],
      );
    },
  );

  it.each(ACTS)('perform the operation "%s" only once for concurrent requests', async (act) => {
    const wanted = await returnIn('requested');
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => desk.try('POST', `return/${wanted.id}/${act}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
    expect((await find(wanted.id)).returnEvents.map(({ type }) => type)).toEqual(['requested', RETURN_TRANSITIONS[act].to]);
    expect(await told(wanted.id)).toBe(2);
  });

  it('create only one return if several requests for the same device arrive concurrently', async () => {
    const { id } = await desk.device({ currentPatientId: desk.patientId });
    const given = { patient: { id: desk.patientId }, returnDevices: [{ id }] };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => desk.try('POST', 'return', given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
    expect(answers.filter(({ status, text }) => status === 409 && !text.includes('"device_not_returnable"'))).toEqual([]);
  });
});
