import { monthOf, oldestKept, partitionOf } from './archived-month';

describe('months of the archive', () => {
  it('begin and end at midnight UTC', () => {
    expect(monthOf('2020-12')).toEqual({
      name: '2020-12',
      begin: new Date('2020-12-01T00:00:00Z'),
      end: new Date('2021-01-01T00:00:00Z'),
    });
  });

  it.each(['2020-13', '2020-1', '2020', '2020-00', 'x2020-01', ''])('are not named %j', (name) => {
    expect(monthOf(name)).toBeNull();
  });

  it('are kept until their last row is as old as the retention', () => {
    expect(oldestKept(new Date('2026-11-29T10:00:00Z'), 6)).toEqual(new Date('2020-11-01T00:00:00Z'));
  });

  it('have the partition that the database creates for them', () => {
    const month = monthOf('2020-02');
    expect(month && partitionOf(month)).toBe('audit_event_2020_02');
  });
});
