import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Flags of the authenticator data (WebAuthn 2, section 6.1): the person is present, the person was verified, a new credential follows. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const NO_AAGUID = Buffer.alloc(16);

/** Difference between a response and the response that an honest browser and authenticator would send. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
}

interface Options {
  challenge: string;
}

/** A browser with an authenticator that has one passkey with an ES256 key, for specs that need responses which no honest browser sends. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;
  private userHandle = '';

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // CBOR of {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
    this.coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      ...[Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
    ]);
  }

  /** Creates the passkey. @returns the body that the page sends, without the invitation */
  create({ challenge, user }: Options & { user: { id: string } }, deviation: Deviation = {}): object {
    this.userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([NO_AAGUID, length, this.credentialId, this.coseKey]);
    const data = Buffer.concat([this.dataOf(deviation, FLAGS.attested), credential]);
    // CBOR of {fmt: 'none', attStmt: {}, authData: data}.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      bytesHead(data.length),
      data,
    ]);
    return {
      credentialId: this.credentialId.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge, deviation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. @returns the body that the page sends */
  sign({ challenge }: Options, deviation: Deviation = {}): object {
    this.counter = deviation.counter ?? this.counter + 1;
    const data = this.dataOf(deviation, 0);
    const client = this.clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      credentialId: this.credentialId.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.userHandle,
    };
  }

  private dataOf({ rpId = this.rpId, isVerified = true, counter = this.counter }: Deviation, further: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(FLAGS.present | (isVerified ? FLAGS.verified : 0) | further);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

/** Returns the head of a byte string in CBOR. */
const bytesHead = (length: number) => Buffer.from([0x58, length]);
