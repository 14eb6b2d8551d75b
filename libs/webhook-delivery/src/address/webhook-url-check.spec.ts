import { AddressPolicy } from './address-policy';
import { webhookUrlCheck } from './webhook-url-check';

const NAMES: Record<string, string[]> = {
  'inside.test': ['10.1.2.3'],
  'outside.test': ['93.184.216.34'],
  'both.test': ['10.1.2.3', '93.184.216.34'],
  localhost: ['127.0.0.1'],
};

describe('webhookUrlCheck', () => {
  const asked: string[] = [];
  const resolve = (name: string) => {
    asked.push(name);
    return Promise.resolve(NAMES[name] ?? []);
  };
  const errorsOf = async (url: string, allowedNetworks: string[]) => {
    const check = webhookUrlCheck(new AddressPolicy({ ports: [443, 8443], allowedNetworks }), resolve);
    return (await check(url))?.errors.map(({ pointer, code, detail }) => ({ pointer, code, detail })) ?? null;
  };
  beforeEach(() => asked.splice(0));

  it.each([
    'http://inside.test/',
    'http://inside.test:9000/',
    'https://inside.test:9000/',
    'http://10.1.2.3:9000/',
    'https://outside.test/',
    'https://outside.test:8443/',
    'https://unknown.test/',
  ])('accepts %s if the network 10.0.0.0/8 is allowed', async (url) => {
    expect(await errorsOf(url, ['10.0.0.0/8'])).toBeNull();
  });

  it.each([
    'http://outside.test/',
    'http://both.test/',
    'https://outside.test:9000/',
    'http://unknown.test/',
    'https://localhost/',
    'https://localhost./',
    'http://LOCALHOST:8080/',
    'http://93.184.216.34/',
  ])('rejects %s if the network 10.0.0.0/8 is allowed', async (url) => {
    expect(await errorsOf(url, ['10.0.0.0/8'])).toMatchObject([{ pointer: '/url', code: 'refused_url' }]);
  });

  it('returns the same error for an unknown name and for a name that resolves outside the allowed network, without repeating the name', async () => {
    const [outside, unknown] = [
      await errorsOf('http://outside.test/', ['10.0.0.0/8']),
      await errorsOf('http://unknown.test/', ['10.0.0.0/8']),
    ];
    expect(outside).toEqual(unknown);
    expect(JSON.stringify(outside)).not.toContain('.test');
  });

  it('accepts localhost if loopback is allowed', async () => {
    expect(await errorsOf('http://localhost:8788/', ['127.0.0.0/8'])).toBeNull();
  });

  it('does not resolve public names, and resolves nothing if no network is allowed', async () => {
    await errorsOf('https://outside.test/', ['10.0.0.0/8']);
    for (const url of ['https://outside.test/', 'http://inside.test/', 'https://inside.test:9000/']) await errorsOf(url, []);
    expect(asked).toEqual([]);
  });
});
