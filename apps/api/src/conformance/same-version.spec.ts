import { DIFFERENCES, SameVersion } from '../testing/same-version';

describe('two GETs of one version of a resource', () => {
  let resources: SameVersion;

  beforeAll(async () => {
    resources = await SameVersion.start();
  });
  afterAll(() => resources.stop());

  it('differ only in embedded resources and the health of a device, whichever table changes between them (tested with one column per table)', async () => {
    const columns = await resources.columns();
    const first = columns.filter(({ table }, at) => table !== columns[at - 1]?.table);
    const { changed, differences } = await resources.change(first);
    expect(changed.length).toBeGreaterThan(15);
    expect(differences.filter((difference) => !DIFFERENCES.includes(difference))).toEqual([]);
  });
});
