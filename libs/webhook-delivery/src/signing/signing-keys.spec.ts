import { SecretBox, UnreadableSecret } from '@rpm/encryption';
import { SigningKeys } from './signing-keys';

describe('SigningKeys', () => {
  const box = new SecretBox([Buffer.alloc(32, 1)]);
  const owner = { organizationId: 1, webhookId: 2 };
  const [older, newer] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];
  const sealed = (secret: Buffer) => {
    const made = box.seal(secret, owner);
    return { sealed: made.sealed.toString('base64'), keyName: made.keyName };
  };
  const sealedOlder = sealed(older);
  const sealedNewer = sealed(newer);
  let keys: SigningKeys;
  beforeEach(() => {
    keys = new SigningKeys(box);
  });

  it('returns the keys for the secrets of each delivery during a rotation: the old secret, both secrets, the new secret', () => {
    expect(keys.of({ ...owner, secrets: [sealedOlder] })).toEqual([older]);
    expect(keys.of({ ...owner, secrets: [sealedNewer, sealedOlder] })).toEqual([newer, older]);
    expect(keys.of({ ...owner, secrets: [sealedNewer] })).toEqual([newer]);
    // A delivery that was claimed before the rotation is signed with the secret that was valid then.
    expect(keys.of({ ...owner, secrets: [sealedOlder] })).toEqual([older]);
    expect(keys.of({ ...owner, secrets: [] })).toEqual([]);
  });

  it('decrypts the same encrypted secrets once', () => {
    const first = keys.of({ ...owner, secrets: [sealedOlder] });
    expect(keys.of({ ...owner, secrets: [{ ...sealedOlder }] })).toBe(first);
  });

  it.each([
    ['organization', { organizationId: 9, webhookId: 2 }, sealedOlder],
    ['webhook', { organizationId: 1, webhookId: 9 }, sealedOlder],
    ['key', owner, { ...sealedOlder, keyName: 'unknown' }],
  ])('rejects a secret that it has decrypted before if the %s differs', (_name, other, secret) => {
    keys.of({ ...owner, secrets: [sealedOlder] });
    expect(() => keys.of({ ...other, secrets: [secret] })).toThrow(UnreadableSecret);
  });
});
