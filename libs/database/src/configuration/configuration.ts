import { isIP } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

/** Folder of this repository. Data and tools are found relative to it, not to the current directory. */
export const WORKSPACE_ROOT = join(__dirname, '..', '..', '..', '..');

/** Setting with a whole number in plain decimal digits. `Number` alone would also accept `0x10`, `1e2` and blanks. */
export function wholeNumber(min: number, max: number) {
  const range = `must be a whole number from ${min} to ${max} in plain decimal digits`;
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, range)
    .transform(Number)
    .pipe(z.number().min(min, range).max(max, range));
}

/** Setting with an address to listen on. Whether this machine has that address turns out only when the process starts to listen. */
export function listenAddress() {
  return z.string().refine(isHost, 'must be an IP address or a host name');
}

/** A host name whose last part is a number is rejected, because it would be an invalid IPv4 address. */
function isHost(text: string): boolean {
  const isName = /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9_-]*[a-z0-9])?)*\.?$/i.test(text) && text.length <= 253;
  return isIP(text) !== 0 || (isName && !/(^|\.)[0-9]+\.?$/.test(text));
}

/**
 * Returns whether a string is a network in CIDR notation with a complete address: `10.1.0.0/16` is accepted, `10/8` is not, although some libraries
 * accept it.
 */
export function isNetwork(text: string, minBits = 0): boolean {
  const [address = '', bits = '', ...others] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^[0-9]{1,3}$/.test(bits) && Number(bits) >= minBits && Number(bits) <= maxBits && others.length === 0;
}

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Returns the first mistake in the parameters of a database URL, or null. The driver would ignore most mistakes, or fail only when it connects. */
function mistakeInDatabaseUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { searchParams } = new URL(text);
  const [sslMode, port] = [searchParams.get('sslmode'), searchParams.get('port')];
  if (sslMode !== null && !SSL_MODES.includes(sslMode)) return `sslmode must be one of ${SSL_MODES.join(', ')}`;
  if (port !== null && !wholeNumber(1, 65_535).safeParse(port).success) return 'port must be a whole number from 1 to 65535';
  try {
    // The constructor of the driver's client reads the certificate files that the URL names, but does not connect.
    new Client({ connectionString: text });
    return null;
  } catch (error) {
    const isFile = typeof (error as NodeJS.ErrnoException).code === 'string' && 'path' in (error as NodeJS.ErrnoException);
    if (isFile) return 'sslrootcert, sslcert or sslkey names a file that cannot be read';
    return 'its percent-encoding is broken, or its TLS options contradict each other';
  }
}

/** Setting with the URL of a PostgreSQL database. */
function databaseUrl() {
  return requiredDatabaseUrl().optional();
}

function requiredDatabaseUrl() {
  return z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL such as postgres://user:password@host:5432/database' })
    .superRefine((text, context) => {
      const message = mistakeInDatabaseUrl(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
}

/** Setting with the URLs of several PostgreSQL servers. A comma within a URL is written as `%2C`. */
function databaseUrls() {
  return z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .superRefine((urls, context) => {
      const mistakes = urls.flatMap((url) => requiredDatabaseUrl().safeParse(url).error?.issues ?? []);
      const [first] = mistakes;
      if (first) context.addIssue({ code: 'custom', message: `each of the URLs, separated by commas: ${first.message}` });
    })
    .optional();
}

/** Settings of every process that opens the database. The descriptions appear in `docs/configuration.md`; a spec checks that both are equal. */
export const databaseSettings = {
  DATABASE_URL: databaseUrl().describe(
    'Your own PostgreSQL 15 or newer, with TLS options such as `?sslmode=verify-full&sslrootcert=/ca.pem`; unset: the embedded one',
  ),
  DATABASE_LISTEN_URL: databaseUrl().describe(
    'The same database without a pooler of transactions in between, for one or two connections of each process that listen for notifications and ' +
      'show other senders that it is alive; default: DATABASE_URL',
  ),
  DATABASE_MIGRATION_URL: databaseUrl().describe(
    'The same database in the role that owns it: migrations run in this role, which then also owns the audit trail, so that the role of DATABASE_URL can add rows ' +
      'to the trail and neither change nor remove any; unset: the role of DATABASE_URL owns everything',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(WORKSPACE_ROOT, '.data'))
    .describe('Folder for the data of the embedded PostgreSQL; default: `.data` in the clone'),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000)
    .default(10)
    .describe(
      'Maximum number of database connections for requests; one organization uses at most half of them. Seven more connections, which all organizations share, serve reads by id (two), single readings (three), look-ups of keys and sessions (one) and the audit trail (one)',
    ),
};

/** Setting of a process that serves reads. */
export const replicaSettings = {
  DATABASE_REPLICA_URLS: databaseUrls().describe(
    'Standbys of the same database, comma separated, which serve lists, charts and downloads to requests with the header `Read-After`; ' +
      'each gets as many connections as DATABASE_POOL_SIZE; default: none',
  ),
};

/** Setting of the command that backs up a standby. */
export const primarySettings = {
  DATABASE_PRIMARY_URL: databaseUrl().describe('The primary server, whose audit trail records the backup of a standby'),
};

/** Settings for the address on which the service listens. */
export const listenSettings = {
  HOST: listenAddress().default('127.0.0.1').describe('Address to listen on; loopback unless you say otherwise'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on; 0 chooses a free port'),
};

export type DatabaseConfiguration = z.infer<ReturnType<typeof z.object<typeof databaseSettings>>>;

/** Error that lists all invalid settings of the environment. It names the settings but not their values, which may be secrets. */
export class ConfigurationError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
}

/**
 * Reads the settings of a process from its environment. An empty variable is treated as unset.
 * @throws ConfigurationError
 */
export function readConfiguration<T extends z.ZodRawShape>(settings: T, environment = process.env): z.infer<z.ZodObject<T>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(settings).safeParse(given, { reportInput: false });
  if (result.success) return result.data;
  throw new ConfigurationError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
