import { isTimeZone } from './time-zone';

describe('isTimeZone', () => {
  it.each(['UTC', 'America/St_Johns', 'Asia/Calcutta', 'US/Pacific', 'EST5EDT', 'Etc/GMT+5'])(
    'accepts the time zone %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    'Mars/Olympus',
    '+05:30',
    '-08',
    'nonsense+05:30',
    'constructor',
    'toString',
    '__proto__',
    'UTC+1',
    'America',
  ])('rejects %j as a time zone', (name) => expect(isTimeZone(name)).toBe(false));
});
