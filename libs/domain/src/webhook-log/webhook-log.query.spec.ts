import { parse } from 'node:querystring';
import { InvalidInput, MAX_PAGE, readInput, WEBHOOK_TYPES, WebhookLogQuery } from '..';

/** Parses a query string like Express's simple parser: the result has no prototype, and repeated parameters become arrays. */
function read(query: string): object {
  try {
    return readInput(WebhookLogQuery, parse(query), 'query');
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors;
  }
}

const outOfRange = (parameter: string, min: number, max: number) => [
  { parameter, code: 'not_in_range', detail: `Send one integer from ${min} to ${max} in plain decimal digits.` },
];
const inverted = (parameter: string, lower: string) => [
  { parameter, code: 'inverted_range', detail: `Send a value that is not below ${lower}.` },
];
const KNOWN = `webhookType, retryAttemptsMin, retryAttemptsMax, lastResponseStatus, startLastRetryTimestamp, \
endLastRetryTimestamp, startTimestamp, endTimestamp, status, webhookId, hasResponse, page, size`;
const NOON = '2026-01-01T12:00:00Z';

describe('WebhookLogQuery', () => {
  it('defaults to the first page with 15 entries', () => {
    expect(read('')).toEqual({ page: 1, size: 15 });
  });

  it('reads every query parameter', () => {
    const query = `webhookType=device.healthcheck&retryAttemptsMin=0&retryAttemptsMax=32767&lastResponseStatus=503
      &startLastRetryTimestamp=${NOON}&endLastRetryTimestamp=2026-01-01T14:00:00%2B01:00
      &startTimestamp=2026-01-01t12:00:00z&endTimestamp=${NOON}&page=2147483647&size=250`;
    expect(read(query.replace(/\s/g, ''))).toEqual({
      webhookType: 'device.healthcheck',
      retryAttemptsMin: 0,
      retryAttemptsMax: 32_767,
      lastResponseStatus: 503,
      startLastRetryTimestamp: new Date(NOON),
      endLastRetryTimestamp: new Date('2026-01-01T13:00:00Z'),
      startTimestamp: new Date(NOON),
      endTimestamp: new Date(NOON),
      page: MAX_PAGE,
      size: 250,
    });
  });

  const notPlain = ['0', '-1', 'abc', '', '1.5', '1e3', '0x10', '%201', '1%20', '+1', '%2B1', '01', '2147483648', '1'.repeat(21)];
  it.each([...notPlain, '%00', '%FF', '%EF%BC%91', 'NaN', 'Infinity', 'null', 'true'])(
    'rejects %j both as a page number and as a page size',
    (value) => {
      expect(read(`page=${value}`)).toEqual(outOfRange('page', 1, MAX_PAGE));
      expect(read(`size=${value}`)).toEqual(outOfRange('size', 1, 250));
    },
  );

  it('rejects numbers that are out of range', () => {
    expect(read('size=251')).toEqual(outOfRange('size', 1, 250));
    expect(read('retryAttemptsMin=32768')).toEqual(outOfRange('retryAttemptsMin', 0, 32_767));
    expect(read('retryAttemptsMax=-1')).toEqual(outOfRange('retryAttemptsMax', 0, 32_767));
    expect(read('lastResponseStatus=99')).toEqual(outOfRange('lastResponseStatus', 100, 599));
    expect(read('lastResponseStatus=600')).toEqual(outOfRange('lastResponseStatus', 100, 599));
  });

  it.each(['nothing', '', 'DEVICE.HEALTHCHECK', '%00', '%ED%A0%BD', 'x'.repeat(10_000), 'constructor', 'device.healthcheck%20'])(
    'rejects the webhook type %j and lists the valid types',
    (value) => {
      expect(read(`webhookType=${value}`)).toEqual([
        { parameter: 'webhookType', code: 'not_a_choice', detail: `Send one of: ${WEBHOOK_TYPES.join(', ')}.` },
      ]);
    },
  );

  it('rejects a repeated parameter, even with equal values', () => {
    const sentTwice = (parameter: string) => [{ parameter, code: 'repeated', detail: 'Send it once.' }];
    expect(read('page=1&page=1')).toEqual(sentTwice('page'));
    expect(read('webhookType=patient.created&webhookType=patient.created')).toEqual(sentTwice('webhookType'));
    expect(read(`endTimestamp=${NOON}&endTimestamp=${NOON}`)).toEqual(sentTwice('endTimestamp'));
  });

  it('rejects parameter names with brackets, which other services interpret as lists', () => {
    expect(read('page[]=1&page.=2')).toEqual(
      ['page[]', 'page.'].map((parameter) => ({
        parameter,
        code: 'unknown_parameter',
        detail: 'There is no such parameter. Did you mean page?',
      })),
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'toJSON', 'hasOwnProperty', 'q', ' '])(
    'rejects the unknown parameter %j',
    (parameter) => {
      const errors = read(`${encodeURIComponent(parameter)}=1`);
      expect(errors).toEqual([
        { parameter, code: 'unknown_parameter', detail: `There is no such parameter. Known are: ${KNOWN}.` },
      ]);
    },
  );

  it.each([
    ['webhooktype', 'webhookType'],
    ['PAGE', 'page'],
    ['Size', 'size'],
    ['retryAttemptMin', 'retryAttemptsMin'],
    ['startLastRetryTimeStamp', 'startLastRetryTimestamp'],
    ['ENDTIMESTAMP', 'endTimestamp'],
    ['last_response_status', 'lastResponseStatus'],
  ])('rejects the unknown parameter %s and suggests %s', (parameter, meant) => {
    expect(read(`${parameter}=1`)).toEqual([
      { parameter, code: 'unknown_parameter', detail: `There is no such parameter. Did you mean ${meant}?` },
    ]);
  });

  it('rejects a range whose end is before its start', () => {
    expect(read('retryAttemptsMin=2&retryAttemptsMax=1')).toEqual(inverted('retryAttemptsMax', 'retryAttemptsMin'));
    for (const [start, end] of [
      ['startTimestamp', 'endTimestamp'],
      ['startLastRetryTimestamp', 'endLastRetryTimestamp'],
    ] as const) {
      expect(read(`${start}=2026-01-01T12:00:00.001Z&${end}=${NOON}`)).toEqual(inverted(end, start));
      expect(read(`${start}=${NOON}&${end}=2026-01-01T13:00:00%2B02:00`)).toEqual(inverted(end, start));
    }
  });

  it('compares numeric bounds as numbers, not as strings', () => {
    expect(read('retryAttemptsMin=9&retryAttemptsMax=10')).toEqual({
      retryAttemptsMin: 9,
      retryAttemptsMax: 10,
      page: 1,
      size: 15,
    });
  });

  it.each([NOON, '2026-01-01T12:00:00.000000001Z', '2026-01-01T12:00:00.9999Z'])(
    'accepts a range whose lower and upper bound both equal %s',
    (bound) => {
      expect(read('retryAttemptsMin=2&retryAttemptsMax=2')).toMatchObject({ retryAttemptsMin: 2, retryAttemptsMax: 2 });
      expect(read(`startTimestamp=${bound}&endTimestamp=${bound}`)).toHaveProperty('page', 1);
      expect(read(`startLastRetryTimestamp=${bound}&endLastRetryTimestamp=${bound}`)).toHaveProperty('page', 1);
    },
  );

  it('reports an invalid bound only as invalid, without comparing it with the other bound', () => {
    expect(read(`retryAttemptsMin=x&retryAttemptsMax=1&startTimestamp=2&endTimestamp=${NOON}`)).toMatchObject([
      { parameter: 'retryAttemptsMin', code: 'not_in_range' },
      { parameter: 'startTimestamp', code: 'not_a_timestamp' },
    ]);
  });

  it('rounds time bounds to milliseconds so that exactly the matching logs are included', () => {
    const between = '2026-01-01T12:00:00.0005Z';
    const [before, after] = [new Date(NOON), new Date('2026-01-01T12:00:00.001Z')];
    expect(read(`startTimestamp=${between}`)).toHaveProperty('startTimestamp', after);
    expect(read(`endTimestamp=${between}`)).toHaveProperty('endTimestamp', after);
    expect(read(`startLastRetryTimestamp=${between}`)).toHaveProperty('startLastRetryTimestamp', after);
    expect(read(`endLastRetryTimestamp=${between}`)).toHaveProperty('endLastRetryTimestamp', before);
  });

  it('reports all validation errors at once, without quoting any values', () => {
    const query = 'CANARY=1&page=CANARY&size=0&webhookType=CANARY&lastResponseStatus=1&startTimestamp=CANARY&endTimestamp=2026';
    const errors = read(query) as { parameter: string; code: string }[];
    expect(errors.map(({ parameter, code }) => [parameter, code]).sort()).toEqual([
      ['CANARY', 'unknown_parameter'],
      ['endTimestamp', 'not_a_timestamp'],
      ['lastResponseStatus', 'not_in_range'],
      ['page', 'not_in_range'],
      ['size', 'not_in_range'],
      ['startTimestamp', 'not_a_timestamp'],
      ['webhookType', 'not_a_choice'],
    ]);
    expect(JSON.stringify(errors).split('CANARY').length - 1).toBe(1);
  });
});
