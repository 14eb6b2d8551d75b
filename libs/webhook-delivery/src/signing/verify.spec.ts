import { Webhook } from 'standardwebhooks';
import { explainSignature, type ReceivedWebhook } from './verify';

describe('explainSignature', () => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
  const now = new Date('2026-11-21T12:00:00.400Z');
  const body = '{"id":"evt_1","payload":{"weight":1.0}}';

  /** A webhook request signed by the public Standard Webhooks library. */
  function received(change: Partial<ReceivedWebhook> = {}, sentSecondsAgo = 0): ReceivedWebhook {
    const sent = new Date(now.getTime() - sentSecondsAgo * 1000);
    const headers = {
      'Webhook-Id': 'evt_1',
      'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('evt_1', sent, body),
    };
    return { headers, body, secrets: [secret], now, ...change };
  }

  it.each([
    ['as sent', received()],
    ['five minutes old', received({}, 300)],
    ['five minutes ahead', received({}, -300)],
    ['raw bytes', received({ body: Buffer.from(body) })],
    ['one of several secrets', received({ secrets: [other, secret] })],
    [
      'one of several signatures',
      received({
        headers: {
          ...received().headers,
          'webhook-signature': `v1a,x v1,short ${String(received().headers['webhook-signature'])}`,
        },
      }),
    ],
  ])('accepts a correctly signed request: %s', (_name, request) => {
    expect(explainSignature(request)).toEqual([]);
  });

  const mismatch = 'No signature matches: the secret is another one, or the id, the timestamp or the body was changed.';
  const rewritten = 'The body was changed on its way: parsed and written anew, or its spaces altered. Verify the raw bytes.';
  const secretForm = 'A secret must be "whsec_" and base64, as it was shown when it was created.';
  const withHeader = (name: string, value: string | string[] | undefined) =>
    received({ headers: { ...received().headers, [name]: value } });

  it.each([
    ['another secret', received({ secrets: [other] }), [mismatch]],
    ['another body', received({ body: body.replace('1.0', '2.0') }), [mismatch]],
    ['another id', withHeader('Webhook-Id', 'evt_2'), [mismatch]],
    ['a newline added', received({ body: `${body}\n` }), [rewritten]],
    ['a secret without its prefix', received({ secrets: [secret.slice(6)] }), [secretForm]],
    ['a secret that is no base64', received({ secrets: [secret, 'whsec_ü'] }), [secretForm]],
    ['no secret', received({ secrets: [] }), ['No secret was given to verify with.']],
    ['no id', withHeader('Webhook-Id', undefined), ['The header webhook-id is missing.']],
    ['an empty signature', withHeader('webhook-signature', ''), ['The header webhook-signature is missing.']],
    ['two ids', withHeader('Webhook-Id', ['evt_1', 'evt_1']), ['The header webhook-id was sent more than once.']],
    [
      'another version',
      withHeader('webhook-signature', 'v2,x'),
      ['The header webhook-signature holds no entry that begins with "v1,".'],
    ],
    [
      'a date for a timestamp',
      withHeader('webhook-timestamp', '2026-11-21'),
      ['The header webhook-timestamp is not a number of seconds since 1970.', mismatch],
    ],
    [
      'an old request',
      received({}, 301),
      ['The timestamp is 301 seconds old; 300 are tolerated. Check both clocks, or somebody repeats an old request.'],
    ],
    [
      'a request from the future',
      received({}, -302),
      ['The timestamp is 302 seconds ahead; 300 are tolerated. Check both clocks, or somebody repeats an old request.'],
    ],
    [
      'nothing right',
      { headers: {}, body: 'x', secrets: ['x'], now },
      [...['id', 'timestamp', 'signature'].map((name) => `The header webhook-${name} is missing.`), secretForm],
    ],
  ])('explains what is wrong with a request: %s', (_name, request, errors) => {
    expect(explainSignature(request)).toEqual(errors);
  });

  it('recognizes a body that was parsed and serialized again before verification', () => {
    const compact = '{"a":1}';
    const headers = { ...received().headers, 'webhook-signature': new Webhook(secret).sign('evt_1', now, compact) };
    expect(explainSignature(received({ headers, body: '{ "a": 1 }' }))).toEqual([rewritten]);
  });
});
