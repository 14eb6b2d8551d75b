import { dateText, dateTextWithWeekday, exactTimeText, timeText, timeTextWithWeekday } from './date-text';

describe('Dates and times that people read', () => {
  const at = Date.parse('2026-11-13T13:30:05Z');

  it('are written in one style', () => {
    expect(dateText('2026-11-13')).toBe('Nov 13, 2026');
    expect(dateTextWithWeekday('2026-11-13')).toBe('Friday, Nov 13, 2026');
    expect(timeText(at, 'America/New_York')).toBe('Nov 13, 2026, 08:30');
    expect(exactTimeText(at, 'America/New_York')).toBe('Nov 13, 2026, 08:30:05 EST');
    expect(timeTextWithWeekday(at, 'America/New_York')).toBe('Fri, Nov 13, 08:30');
  });

  it('are those of the given time zone, and midnight is 00:00', () => {
    expect(timeText(Date.parse('2026-11-13T05:00:00Z'), 'America/New_York')).toBe('Nov 13, 2026, 00:00');
    expect(timeText(new Date('2026-11-12T23:00:00Z'), 'Asia/Tokyo')).toBe('Nov 13, 2026, 08:00');
  });
});
