import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** What is stored of something secret: the bytes, and a name for the key that opens them. */
export interface Sealed {
  /** Nonce (12 bytes), ciphertext, tag (16 bytes). */
  sealed: Buffer;
  keyName: string;
}

/** Whose it is. Moved to another row it cannot be opened. `webhookId` is null for what is not of one webhook. */
export interface Owner {
  organizationId: number;
  webhookId: number | null;
}

/** It was sealed by a key that this process does not have, was sealed for somebody else, or is damaged. Nothing more is told. */
export class UnreadableSecret extends Error {
  constructor() {
    super('A stored secret cannot be opened with the keys of this process.');
    this.name = 'UnreadableSecret';
  }
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what customers trust us with before it is stored: AES-256-GCM, under keys that the database never sees. */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #first: [name: string, key: Buffer];

  /** @param keys of 32 bytes each: the first seals, all open, so that a new one can be put in front while the old is still needed */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    if (keys.some(({ length }) => length !== KEY_BYTES)) throw new Error(`A key has ${KEY_BYTES} bytes.`);
    const [first] = keys;
    this.#keys = new Map(keys.map((key) => [nameOf(key), key]));
    this.#first = [nameOf(first), first];
  }

  /** Names of the keys it has. They tell keys apart, and nothing of them. */
  get keyNames(): string[] {
    return [...this.#keys.keys()];
  }

  seal(plain: Buffer, owner: Owner): Sealed {
    const [keyName, key] = this.#first;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(owner));
    const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    return { sealed, keyName };
  }

  /** @throws UnreadableSecret */
  open({ sealed, keyName }: Sealed, owner: Owner): Buffer {
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

function boundTo({ organizationId, webhookId }: Owner): Buffer {
  return Buffer.from(JSON.stringify([organizationId, webhookId]));
}
