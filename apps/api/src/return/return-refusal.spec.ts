import { OrderTestView } from '../testing/order-test-view';
import { type OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

/** The method `OrderTestView.refused` also checks that a rejected request leaves all tables unchanged. */
describe('return rules', () => {
  let api: TestApi;
  let view: OrderTestView;
  let desk: OrderApiClient;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    view = await OrderTestView.in(api);
    desk = view.desk;
  });

  it('require a return to have exactly one sender and to contain something', async () => {
    const returnItems = [desk.strips(1)];
    expect(await view.refused('return', { returnItems })).toEqual([400, 'recipient_required', ['/patient recipient_required']]);
    expect(await view.refused('return', { returnItems, patient: { id: desk.patientId }, site: { id: desk.siteId } })).toEqual([
      ...[400, 'recipient_required', ['/site recipient_required']],
    ]);
    for (const given of [{}, { returnItems: [], returnDevices: null }]) {
      expect(await view.refused('return', { patient: { id: desk.patientId }, ...given })).toEqual([400, 'order_empty', []]);
    }
    expect(
      await view.refused('return', { patient: { id: '1' }, returnItems: [{}, 5], returnDevices: {}, emailLabel: 1, more: 1 }),
    ).toEqual([
      ...[400, 'invalid_input'],
      [
        ...['/more unknown_member', '/patient/id not_in_range', '/returnItems/1 not_an_object'],
        ...['/returnDevices not_a_list', '/emailLabel not_a_boolean'],
      ],
    ]);
  });

  it('reject the receipt of devices and counts that the return does not contain', async () => {
    const [mine, other, stocked] = [await view.held(), await view.held(), await desk.device()];
    const { desk: foreign } = await OrderTestView.in(api);
    const theirs = await foreign.device({ currentPatientId: foreign.patientId });
    const given = { patient: { id: desk.patientId }, returnDevices: [{ id: mine.id }], returnItems: [desk.strips(2)] };
    const path = `return/${(await desk.ask(given)).id}/receive`;
    const invalid = (...errors: string[]) => [400, 'invalid_input', errors];
    const devices = (...all: { identifier: string }[]) => ({ deviceIdentifiers: all.map(({ identifier }) => identifier) });
    const nobody = { identifier: 'nobody' };
    expect(await view.refused(path, devices(mine, other, stocked, nobody, theirs))).toEqual(
      invalid(
        ...['/deviceIdentifiers/1 not_asked_for', '/deviceIdentifiers/2 not_asked_for'],
        ...['/deviceIdentifiers/3 not_found', '/deviceIdentifiers/4 not_found'],
      ),
    );
    expect(await view.refused(path, devices(mine, mine))).toEqual(invalid('/deviceIdentifiers repeated'));
    const items = (...counts: unknown[]) => ({ returnItems: counts.map((count) => ({ item: { id: desk.stripsId }, count })) });
    expect(await view.refused(path, items(3))).toEqual(invalid('/returnItems/0/count not_in_range'));
    expect(await view.refused(path, items(1, 1))).toEqual(invalid('/returnItems/1/item/id repeated'));
    for (const count of [0, -1, 1_001, '1', 1.5]) expect(await view.refused(path, items(count))).toEqual(invalid('/returnItems/0/count not_in_range')); // prettier-ignore
    expect(await view.refused(path, { returnItems: [desk.meters(1)] })).toEqual(invalid('/returnItems/0/item/id not_asked_for'));
    expect(await view.refused(path, { returnItems: {}, deviceIdentifiers: [''], more: null })).toEqual(
      invalid('/more unknown_member', '/deviceIdentifiers/0 empty', '/returnItems not_a_list'),
    );
  });
});
