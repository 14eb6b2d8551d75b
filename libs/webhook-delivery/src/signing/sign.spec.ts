import { Webhook } from 'standardwebhooks';
import { signedHeaders } from './sign';

describe('signedHeaders', () => {
  // Test vector from the official Standard Webhooks libraries (standard-webhooks/standard-webhooks, libraries/*/tests).
  const vector = {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', timestamp: new Date(1614265330_999) },
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const keyOf = (secret: string) => Buffer.from(secret.slice('whsec_'.length), 'base64');

  it('returns the signature of the official test vector', () => {
    expect(signedHeaders(vector.message, [keyOf(vector.secret)])).toEqual({
      'webhook-id': vector.message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': vector.signature,
    });
  });

  it('signs with each secret, so that the signature can be verified with any of them', () => {
    const secrets = ['whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', vector.secret];
    const message = { id: 'evt_1', body: '{"type":"site.created","payload":"Grüße \u{1F642}"}', timestamp: new Date() };
    const headers = signedHeaders(message, secrets.map(keyOf));
    for (const secret of secrets) expect(new Webhook(secret).verify(message.body, headers)).toEqual(JSON.parse(message.body));
    const other = new Webhook('whsec_' + Buffer.alloc(32, 7).toString('base64'));
    expect(() => other.verify(message.body, headers)).toThrow('No matching signature found');
    expect(() => new Webhook(vector.secret).verify(`${message.body} `, headers)).toThrow('No matching signature found');
  });
});
