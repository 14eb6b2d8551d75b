import { randomBytes } from 'node:crypto';
import { SecretBox, UnreadableSecret } from './secret-box';

const OWNER = { organizationId: 1, webhookId: 2 };
const SECRET = randomBytes(32);
const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

describe('SecretBox', () => {
  it('decrypts what it has encrypted, and encrypts the same secret differently each time', () => {
    const box = new SecretBox([OLD]);
    const [one, two] = [box.seal(SECRET, OWNER), box.seal(SECRET, OWNER)];
    expect([box.open(one, OWNER), box.open(two, OWNER)]).toEqual([SECRET, SECRET]);
    expect(one.sealed).not.toEqual(two.sealed);
    expect([one.keyName, one.sealed.includes(SECRET)]).toEqual([box.keyNames[0], false]);
    expect(one.keyName).toMatch(/^[0-9a-f]{16}$/);
  });

  it('encrypts with its first key and decrypts with all keys', () => {
    const before = new SecretBox([OLD]);
    const between = new SecretBox([NEW, OLD]);
    const after = new SecretBox([NEW]);
    const [old, recent] = [before.seal(SECRET, OWNER), between.seal(SECRET, OWNER)];
    expect([between.open(old, OWNER), between.open(recent, OWNER), after.open(recent, OWNER)]).toEqual([SECRET, SECRET, SECRET]);
    expect(() => after.open(old, OWNER)).toThrow(UnreadableSecret);
    expect(between.keyNames).toEqual([...after.keyNames, ...before.keyNames]);
  });

  it.each([
    ['another webhook', { ...OWNER, webhookId: 3 }],
    ['another organization', { ...OWNER, organizationId: 11, webhookId: 2 }],
    ['no webhook', { ...OWNER, webhookId: null }],
    ['ids whose digits are equal when joined', { organizationId: 12, webhookId: 2 }],
  ])('does not decrypt a secret that was encrypted for a different owner: %s', (_, owner) => {
    const box = new SecretBox([OLD]);
    const sealed = box.seal(SECRET, OWNER);
    expect(() => box.open(sealed, owner)).toThrow(UnreadableSecret);
  });

  it('rejects damaged or truncated secrets and unknown keys without revealing anything', () => {
    const box = new SecretBox([OLD, NEW]);
    const { sealed, keyName } = box.seal(SECRET, OWNER);
    const flipped = (at: number) => Buffer.from(sealed.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const damaged = [0, 12, sealed.length - 1].map((at) => ({ sealed: flipped(at), keyName }));
    const others = [
      { sealed: sealed.subarray(0, 27), keyName },
      { sealed: Buffer.alloc(0), keyName },
      { sealed: sealed.subarray(0, -4), keyName },
      { sealed, keyName: box.keyNames[1] ?? '' },
      { sealed, keyName: '__proto__' },
    ];
    for (const one of [...damaged, ...others]) {
      expect(() => box.open(one, OWNER)).toThrow(new UnreadableSecret());
    }
  });

  it('rejects keys that are not 32 bytes long', () => {
    expect(() => new SecretBox([randomBytes(16)])).toThrow('32 bytes');
  });
});
