import { readMessageBody } from '../testing/vendor-message';
import { NIGHTSCOUT } from './nightscout.adapter';

const DATE = Date.parse('2026-03-01T08:00:00.123Z');
const INSTANT = { instant: new Date(DATE) };
const read = (body: unknown, path = 'api/v1/entries') => readMessageBody(NIGHTSCOUT, body, { path });
const reading = (values: object, rest: object = {}) => ({
  type: 'reading',
  pointer: '',
  kind: 'bloodGlucose',
  values: { glucoseUnit: 'mgdl', ...values },
  time: INSTANT,
  device: null,
  person: null,
  ...rest,
});

describe('the Nightscout adapter', () => {
  it('reads values of sensors and meters, one by one or in a list', () => {
    const sensor = {
      type: 'sgv',
      sgv: 112,
      date: DATE,
      dateString: '2026-03-01T09:00:00+01:00',
      direction: 'Flat',
      utcOffset: 60,
    };
    expect(read(sensor)).toEqual([reading({ glucose: 112 }, { deviceTimeZoneOffset: 3600 })]);
    expect(read([sensor, { type: 'mbg', mbg: '113.6', date: String(DATE) }])).toEqual([
      reading({ glucose: 112 }, { pointer: '/0', deviceTimeZoneOffset: 3600 }),
      reading({ glucose: 114 }, { pointer: '/1' }),
    ]);
  });

  it('reads the text of the time if there are no milliseconds', () => {
    expect(read({ sgv: 112, dateString: '2026-03-01T09:00:00.123+0100' })).toEqual([reading({ glucose: 112 })]);
    expect(read({ sgv: 112, dateString: '2026-03-01 09:00:00' })).toEqual([
      reading({ glucose: 112 }, { time: { local: '2026-03-01T09:00:00', zone: null } }),
    ]);
  });

  it('reads 39 and 401 of a sensor as the limits of its range, and those of a meter as they are', () => {
    expect(read({ type: 'sgv', sgv: 39, date: DATE })).toEqual([reading({ glucose: 40, outOfRange: 'below' })]);
    expect(read({ type: 'sgv', sgv: 401, date: DATE })).toEqual([reading({ glucose: 400, outOfRange: 'above' })]);
    expect(read({ type: 'mbg', mbg: 39, date: DATE })).toEqual([reading({ glucose: 39 })]);
    expect(read({ type: 'mbg', mbg: 401, date: DATE })).toEqual([reading({ glucose: 401 })]);
  });

  it('ignores the states of a sensor, and keeps other values below its range in quarantine', () => {
    expect(read({ type: 'sgv', sgv: 5, date: DATE })).toEqual([{ type: 'ignored', pointer: '', code: 'unsupported_kind' }]);
    for (const sgv of [0, 4, 38]) {
      expect(read({ type: 'sgv', sgv, date: DATE })).toEqual([
        { type: 'unplaced', pointer: '', code: 'not_in_range', path: 'sgv', kind: 'bloodGlucose' },
      ]);
    }
  });

  it('keeps the id that an uploader has given an entry', () => {
    expect(read({ sgv: 112, date: DATE, _id: '65f1a2b3c4d5e6f708192a3b' })).toEqual([
      reading({ glucose: 112 }, { vendorId: '65f1a2b3c4d5e6f708192a3b' }),
    ]);
  });

  it.each([
    ['api/v1/devicestatus.json', 'heartbeat'],
    ['/api/v1/treatments/', 'unsupported_kind'],
    ['api/v1/profile', 'settings'],
  ])('ignores uploads to %s as %s', (path, code) => {
    expect(read([{ uploaderBattery: 71 }], path)).toEqual([{ type: 'ignored', pointer: '', code }]);
  });

  it.each(['api/v1/entries.json', '', 'api/v1/../constructor'])('reads uploads to the path %j as entries', (path) => {
    expect(read({ sgv: 112, date: DATE }, path)).toEqual([reading({ glucose: 112 })]);
  });

  it.each([
    ['ignored', { code: 'unsupported_kind' }, { type: 'cal', slope: 850, date: DATE }],
    ['unplaced', { code: 'kind_unknown', path: 'type' }, { type: 'lactate', date: DATE }],
    ['unplaced', { code: 'no_mapping', path: 'type' }, { date: DATE }],
    ['unplaced', { code: 'value_missing', path: 'dateString', kind: 'bloodGlucose' }, { sgv: 112 }],
    ['unplaced', { code: 'limits_unknown', path: 'sgv', kind: 'bloodGlucose' }, { sgv: 'High', date: DATE }],
  ])('returns %s %j for %j', (type, rest, body) => {
    expect(read(body)).toEqual([{ type, pointer: '', ...rest }]);
  });

  it('answers the paths that uploaders look at before they send', () => {
    expect(NIGHTSCOUT.answers?.['api/v1/experiments/test']).toEqual({ status: 'ok' });
    expect(NIGHTSCOUT.answerTo).toBe('body');
  });
});
