import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** An encrypted secret and the name of its key. */
export interface EncryptedSecret {
  /** Nonce (12 bytes), ciphertext, authentication tag (16 bytes). */
  sealed: Buffer;
  keyName: string;
}

/**
 * The owner to which an encrypted secret is bound: it cannot be decrypted if it is moved to another row. `webhookId` is null for secrets that do not
 * belong to one webhook.
 */
export interface SecretOwner {
  organizationId: number;
  webhookId: number | null;
}

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

function boundTo({ organizationId, webhookId }: SecretOwner): Buffer {
  return Buffer.from(JSON.stringify([organizationId, webhookId]));
}
