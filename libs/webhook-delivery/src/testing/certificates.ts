import { generate } from 'selfsigned';

/** A TLS certificate and its private key, both in PEM format. */
export interface TlsIdentity {
  cert: string;
  key: string;
}

const ELLIPTIC = { keyType: 'ec', algorithm: 'sha256' } as const;
const DAY = 24 * 3600 * 1000;

/** A certificate authority created by a spec, so that specs need no openssl and the repository contains no certificate that could expire. */
export class TestCertificateAuthority {
  private constructor(
    /** Certificate of the authority (PEM), which clients must trust. */
    readonly cert: string,
    private readonly key: string,
  ) {}

  static async create(): Promise<TestCertificateAuthority> {
    const extensions = [
      { name: 'basicConstraints', cA: true, critical: true } as const,
      { name: 'keyUsage', keyCertSign: true, critical: true } as const,
    ];
    const made = await generate([{ name: 'commonName', value: 'Authority of the specs' }], { ...ELLIPTIC, extensions });
    return new TestCertificateAuthority(made.cert, made.private);
  }

  /** Issues a certificate for one host name. The certificate is valid for a day, or it expired yesterday. */
  async identity(name: string, { expired = false } = {}): Promise<TlsIdentity> {
    const start = Date.now() - (expired ? 2 : 0.5) * DAY;
    const made = await generate([{ name: 'commonName', value: name }], {
      ...ELLIPTIC,
      ca: { cert: this.cert, key: this.key },
      notBeforeDate: new Date(start),
      notAfterDate: new Date(start + DAY),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
    });
    return { cert: made.cert, key: made.private };
  }
}

/** Creates a self-signed certificate. */
export async function createSelfSignedCertificate(name: string): Promise<TlsIdentity> {
  const made = await generate([{ name: 'commonName', value: name }], ELLIPTIC);
  return { cert: made.cert, key: made.private };
}
