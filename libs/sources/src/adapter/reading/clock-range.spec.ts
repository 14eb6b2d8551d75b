import { minutesOfClockRange, parseClockRange } from './clock-range';

const NIGHT = { from: '20:00', to: '08:00' };

describe('minutesOfClockRange', () => {
  it.each([
    ['an ordinary night', NIGHT, 'America/Chicago', '2026-03-04T15:00:00Z', 720],
    ['the night in which the clocks go forward', NIGHT, 'America/Chicago', '2026-03-08T15:00:00Z', 660],
    ['the night in which the clocks go back', NIGHT, 'America/Chicago', '2026-11-01T15:00:00Z', 780],
    ['a part of that night', { from: '00:00', to: '04:00' }, 'America/Chicago', '2026-11-01T10:30:00Z', 300],
    ['a part of that night before the change', { from: '20:00', to: '00:00' }, 'America/Chicago', '2026-11-01T05:30:00Z', 240],
    ['the day after that night', { from: '04:00', to: '08:00' }, 'America/Chicago', '2026-11-01T15:00:00Z', 240],
    ['a night in an offset', NIGHT, -300, '2026-03-08T15:00:00Z', 720],
    ['a night in Berlin', NIGHT, 'Europe/Berlin', '2026-03-29T06:30:00Z', 660],
  ])('returns the minutes of %s', (_what, range, zone, sent, minutes) => {
    expect(minutesOfClockRange(range, zone, new Date(sent))).toBe(minutes);
  });
});

describe('parseClockRange', () => {
  it.each([
    ['04:00~08:00', { from: '04:00', to: '08:00' }],
    [' 20:00 ~ 00:00 ', { from: '20:00', to: '00:00' }],
    ['20:00~20:00', null],
    ['24:00~08:00', null],
    ['20:00-08:00', null],
    ['', null],
  ])('reads %j as %j', (text, range) => {
    expect(parseClockRange(text)).toEqual(range);
  });
});
