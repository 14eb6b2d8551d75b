import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** An encrypted secret and the name of its key. */
export interface EncryptedSecret {
  /** Nonce (12 bytes), ciphertext, authentication tag (16 bytes). */
  sealed: Buffer;
  keyName: string;
}

/**
 * The owner to which an encrypted secret is bound: it cannot be decrypted if it is moved to another row. `webhookId` is null for secrets that belong neither
 * to one webhook nor to one source. `content` is what the organization has encrypted that is no secret of its settings: the bodies of messages.
 */
export type SecretOwner =
  | { organizationId: number; webhookId: number | null }
  | { organizationId: number; sourceId: number }
  | { organizationId: number; content: 'message body' };

/**
 * Error: a stored secret cannot be decrypted, because this process lacks the key, the secret belongs to another owner, or it is damaged. The message
 * does not reveal which.
 */
export class UnreadableSecret extends Error {
  constructor() {
    super('A stored secret cannot be opened with the keys of this process.');
    this.name = 'UnreadableSecret';
  }
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts customers' secrets with AES-256-GCM before they are stored. The keys are never stored in the database. */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #first: [name: string, key: Buffer];

  /**
   * Creates a secret box.
   * @param keys keys of 32 bytes each: the first one encrypts, all of them decrypt, so that a new key can be put first while the old one is still
   * needed
   */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    if (keys.some(({ length }) => length !== KEY_BYTES)) throw new Error(`A key has ${KEY_BYTES} bytes.`);
    const [first] = keys;
    this.#keys = new Map(keys.map((key) => [nameOf(key), key]));
    this.#first = [nameOf(first), first];
  }

  /** Names of the keys, which distinguish the keys without revealing anything about them. */
  get keyNames(): string[] {
    return [...this.#keys.keys()];
  }

  seal(plain: Buffer, owner: SecretOwner): EncryptedSecret {
    const [keyName, key] = this.#first;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(owner));
    const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    return { sealed, keyName };
  }

  /**
   * Returns one HMAC of a content for each key, that of the first key first. Equal contents of an organization have equal HMACs, and nobody without the key can
   * guess the content from them.
   */
  fingerprints(content: Buffer, owner: SecretOwner): Buffer[] {
    return [...this.#keys.values()].map((key) => {
      const derived = createHmac('sha256', key).update('rpm key of fingerprints').digest();
      return createHmac('sha256', derived).update(boundTo(owner)).update('\n').update(content).digest();
    });
  }

  /** Decrypts a secret. @throws UnreadableSecret */
  open({ sealed, keyName }: EncryptedSecret, owner: SecretOwner): Buffer {
    const key = this.#keys.get(keyName);
    if (!key || sealed.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableSecret();
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), options).setAAD(boundTo(owner));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new UnreadableSecret();
    }
  }
}

function nameOf(key: Buffer): string {
  return createHmac('sha256', key).update('rpm name of a key').digest('hex').slice(0, 16);
}

/** Texts of different kinds of owners differ, so that no secret can take the place of one of another kind. */
function boundTo(owner: SecretOwner): Buffer {
  const { organizationId } = owner;
  if ('webhookId' in owner) return Buffer.from(JSON.stringify([organizationId, owner.webhookId]));
  if ('sourceId' in owner) return Buffer.from(JSON.stringify([organizationId, 'source', owner.sourceId]));
  return Buffer.from(JSON.stringify([organizationId, owner.content]));
}
