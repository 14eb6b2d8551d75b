import { matchPath } from './match-path';

describe('matchPath', () => {
  it('returns the values of the named parts of a path', () => {
    expect(matchPath('/patients/:id/days/:date', '/patients/12/days/2024-02-29')).toEqual({ id: '12', date: '2024-02-29' });
    expect(matchPath('/patients', '/patients')).toEqual({});
    expect(matchPath('/readings/:kind/:id', '/readings/weight/9007199254740991')).toEqual({
      kind: 'weight',
      id: '9007199254740991',
    });
  });

  it.each(['abc', '', '0', '-1', '007', '1.5', '1e3', '٣', 'NaN', '9007199254740992'])('does not match the id "%s"', (id) => {
    expect(matchPath('/patients/:id', `/patients/${id}`)).toBeNull();
  });

  it.each(['2026-02-31', '2026-13-01', '2025-02-29', '2026-2-1', 'today', ''])('does not match the date "%s"', (date) => {
    expect(matchPath('/patients/:id/days/:date', `/patients/1/days/${date}`)).toBeNull();
  });

  it('matches no path with more parts than the pattern, and no path at all if the pattern has a name without a test of its values', () => {
    expect(matchPath('/patients/:id', '/patients/1/orders')).toBeNull();
    expect(matchPath('/patients/:name', '/patients/1')).toBeNull();
  });
});
