import { exampleRow } from './example-row';

describe('the row of an OpenAPI example', () => {
  it('has a column for each property but the id, which PostgreSQL chooses', () => {
    const address = { city: 'Springfield' };
    expect(exampleRow({ id: 1, name: 'North', zipCode: null, address }, {})).toEqual({ name: 'North', zip_code: null, address });
  });

  it('refers to the sample row of an embedded resource, also if the example embeds none', () => {
    const ids = { siteId: 5, careTeamId: 6, patientId: 7 };
    expect(exampleRow({ site: { id: 1, name: 'x' }, careTeam: null, name: 'North' }, ids)).toEqual({
      site_id: 5,
      care_team_id: 6,
      name: 'North',
    });
  });
});
