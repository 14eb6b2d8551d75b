import { randomBytes } from 'node:crypto';
import { SecretBox, UnreadableSecret } from '@rpm/encryption';
import { bodyHash, bodyHashes, openBody, sealBody } from './message-body';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const BODY = Buffer.from('{"deviceId":"490154203237518"}');

describe('the body of a message', () => {
  const box = new SecretBox([OLD]);

  it('is decrypted only for its organization, and never as a secret of a webhook or source', () => {
    const sealed = sealBody(box, 1, BODY);
    expect(openBody(box, 1, sealed)).toEqual(BODY);
    expect(() => openBody(box, 2, sealed)).toThrow(UnreadableSecret);
    for (const owner of [{ webhookId: null }, { webhookId: 1 }, { sourceId: 1 }]) {
      expect(() => box.open(sealed, { organizationId: 1, ...owner })).toThrow(UnreadableSecret);
      expect(() => openBody(box, 1, box.seal(BODY, { organizationId: 1, ...owner }))).toThrow(UnreadableSecret);
    }
  });

  it('can be empty', () => {
    expect(openBody(box, 1, sealBody(box, 1, Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  });

  it('has a hash that equal bodies of its organization share, and that nobody can compute without the key', () => {
    expect(bodyHash(box, 1, Buffer.from(BODY))).toEqual(bodyHash(box, 1, BODY));
    expect(bodyHash(box, 2, BODY)).not.toEqual(bodyHash(box, 1, BODY));
    expect(bodyHash(new SecretBox([NEW]), 1, BODY)).not.toEqual(bodyHash(box, 1, BODY));
  });

  it('is recognized after a new key was put first, as long as the former key is configured', () => {
    const rotated = new SecretBox([NEW, OLD]);
    expect(bodyHashes(rotated, 1, BODY)).toEqual([bodyHash(rotated, 1, BODY), bodyHash(box, 1, BODY)]);
    expect(bodyHash(rotated, 1, BODY)).toEqual(bodyHash(new SecretBox([NEW]), 1, BODY));
  });
});
