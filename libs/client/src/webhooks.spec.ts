import { Webhook } from 'standardwebhooks';
import { parseWebhook, WebhookVerificationError } from './webhooks.ts';

const [SECRET, OTHER] = ['one', 'two'].map((text) => `whsec_${Buffer.from(text.repeat(10)).toString('base64')}`) as [
  string,
  string,
];
const BODY = JSON.stringify({ id: 'evt_1', type: 'patient.created', payload: { id: 1 } });

function signed(secret: string, at = new Date()) {
  const signature = new Webhook(secret).sign('evt_1', at, BODY);
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  };
}

describe('parseWebhook', () => {
  it.each([
    ['the headers of fetch', new Headers(signed(SECRET)), BODY],
    ['the headers of a request in Node.js', { ...signed(SECRET), cookie: undefined, 'set-cookie': [] }, Buffer.from(BODY)],
  ])('returns the event of a signed request with %s', (_case, headers, body) => {
    const event = parseWebhook({ headers, body }, SECRET);
    expect(event.type === 'patient.created' ? event.payload.id : null).toBe(1);
  });

  it('accepts any of several secrets while one is being replaced', () => {
    expect(parseWebhook({ headers: signed(SECRET), body: BODY }, [OTHER, SECRET]).id).toBe('evt_1');
  });

  it.each<[string, Record<string, string>, string | string[]]>([
    ['a request that is signed with another secret', signed(OTHER), SECRET],
    ['a request without a signature', {}, SECRET],
    ['an old request', signed(SECRET, new Date(Date.now() - 600_000)), SECRET],
    ['every request without a secret', signed(SECRET), []],
  ])('rejects %s', (_case, headers, secrets) => {
    expect(() => parseWebhook({ headers, body: BODY }, secrets)).toThrow(WebhookVerificationError);
  });
});
