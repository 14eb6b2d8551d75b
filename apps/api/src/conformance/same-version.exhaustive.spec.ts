import { DIFFERENCES, SameVersion } from '../testing/same-version';

describe('two GETs of one version of a resource', () => {
  let resources: SameVersion;

  beforeAll(async () => {
    resources = await SameVersion.start();
  });
  afterAll(() => resources.stop());

  it('differ only in embedded resources and the health of a device, whichever column changes between them', async () => {
    const result = await resources.change(await resources.columns());
    expect(result.resources).toEqual(
      expect.arrayContaining(['device', 'order', 'return', 'patient', 'kit', 'item', 'site', 'webhook']),
    );
    expect(result.changed).toEqual(
      expect.arrayContaining(['customer_return.status', 'order_event.actor', 'device.dropped_readings']),
    );
    expect(result.differences).toEqual(DIFFERENCES);
  });
});
