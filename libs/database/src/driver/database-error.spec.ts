import { isConnectionFailure, problemOfDatabaseError, explainConnectionFailure, sqlStateOf } from './database-error';

const driverError = (code: string | undefined, message = 'value "CANARY-PHI-1" of role "secret"') =>
  Object.assign(new Error(message), { code });

describe('database errors', () => {
  it.each([
    ['22P05', 'invalid_input'],
    ['23502', 'invalid_input'],
    ['23505', 'conflict'],
    ['40001', 'unavailable'],
    ['40P01', 'unavailable'],
    ['08006', 'unavailable'],
    ['53300', 'unavailable'],
    ['55P03', 'unavailable'],
    ['57014', 'unavailable'],
    ['25006', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
    ['ENOENT', 'unavailable'],
  ])('SQLSTATE %s is converted to the problem %s', (code, expected) => {
    const wrapped = Object.assign(new Error('query failed'), { driverError: driverError(code) });
    for (const problem of [driverError(code), wrapped].map(problemOfDatabaseError)) {
      expect(problem?.code).toBe(expected);
      expect(`${problem?.message} ${problem?.detail}`).not.toMatch(/CANARY|secret/);
    }
  });

  it.each(['timeout exceeded when trying to connect', 'Query read timeout', 'Connection terminated unexpectedly'])(
    'the driver error "%s", which has no code, is converted to the problem unavailable',
    (message) => {
      expect(problemOfDatabaseError(driverError(undefined, message))?.code).toBe('unavailable');
      expect(isConnectionFailure(driverError(undefined, message))).toBe(true);
    },
  );

  it('are converted to problems, unlike programming errors', () => {
    for (const error of [new TypeError('x is not a function'), driverError('42601'), null, 'text', {}]) {
      expect(problemOfDatabaseError(error)).toBeNull();
      expect(isConnectionFailure(error)).toBe(false);
    }
  });

  it('are recognized by their SQLSTATE code, which error codes of Node such as EPIPE are not', () => {
    expect(['23505', '57P01', 'EPIPE', 'EPERM', undefined].map((code) => sqlStateOf(driverError(code)))).toEqual([
      '23505',
      '57P01',
      null,
      null,
      null,
    ]);
  });

  it("are explained without quoting the driver's message if connecting fails", () => {
    expect(explainConnectionFailure(driverError('ECONNREFUSED'))).toBe('nothing listens at its address');
    expect(explainConnectionFailure(driverError('28P01'))).toBe('it refuses the user or the password');
    expect(explainConnectionFailure(driverError('XX000'))).toBe('connecting failed (XX000)');
    expect(explainConnectionFailure(new Error('The server does not support SSL connections'))).toBe(
      'its server does not speak TLS',
    );
  });
});
