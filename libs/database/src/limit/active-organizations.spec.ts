import { ActiveOrganizations } from './active-organizations';

const [ONE, TWO, THREE] = [1, 2, 3];

describe('ActiveOrganizations', () => {
  let clock = 0;
  let active: ActiveOrganizations;

  beforeEach(() => {
    clock = 10_000;
    active = new ActiveOrganizations(() => clock);
  });
  const rests = () => [ONE, TWO, THREE].map((organizationId) => active.restMs(organizationId, 30));

  it('lets no work rest while nobody uses the process, and none of the only organization that does', () => {
    expect(rests()).toEqual([0, 0, 0]);
    active.note(ONE);
    active.note(ONE);
    expect(rests()).toEqual([0, 30, 30]);
  });

  it('lets the work of every organization rest while two others are active in turn', () => {
    for (const organizationId of [ONE, TWO, ONE, ONE]) active.note(organizationId);
    expect(rests()).toEqual([30, 30, 30]);
  });

  it('forgets an organization that has been quiet for a second, however active the other one is', () => {
    active.note(TWO);
    clock += 900;
    active.note(ONE);
    expect(rests()).toEqual([30, 30, 30]);
    clock += 100;
    active.note(ONE);
    expect(rests()).toEqual([0, 30, 30]);
    clock += 1_000;
    expect(rests()).toEqual([0, 0, 0]);
  });

  it('lets no work rest for longer than a second', () => {
    active.note(ONE);
    expect(active.restMs(TWO, 60_000)).toBe(1_000);
  });
});
