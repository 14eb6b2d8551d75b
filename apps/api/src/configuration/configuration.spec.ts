import { ConfigurationError, readConfiguration, WORKSPACE_ROOT } from '@rpm/database';
import express from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, settings } from './configuration';

const ROW = /^\| `([A-Z0-9_]+)` +\| (?:`(.*?)`|–) +\| (.*?) +\|$/gm;

describe('docs/configuration.md', () => {
  it('lists every setting with its default and meaning', () => {
    const page = readFileSync(join(WORKSPACE_ROOT, 'docs', 'configuration.md'), 'utf8');
    const documented = [...page.matchAll(ROW)].map(([, name, value, meaning]) => [name, value ?? null, meaning]);
    const actual = Object.entries(settings).map(([name, setting]) => {
      const value = setting.safeParse(undefined).data;
      const shown = value === undefined ? null : String(value).replace(`${WORKSPACE_ROOT}/`, '');
      return [name, shown, setting.description];
    });
    expect(documented).toEqual(actual);
  });
});

const number = ['CANARY', '-1', '1e3', '0x10', '1.5'];
const word = ['CANARY', 'ON', 'true'];
const host = ['bad CANARY', 'http://CANARY', '127.0.0.1:3000', '999.1.1.1', '1', '[::1]', '-CANARY'];

const databaseUrl = [
  'CANARY',
  'mysql://u:CANARY@h/d',
  'postgres://u:CANARY%ff@h/d',
  'postgres://u:CANARY@h:99999/d',
  'postgres://u:CANARY@h/d?port=CANARY',
  'postgres://u:CANARY@h/d?port=70000',
  'postgres://u:CANARY@h/d?sslmode=verify_full',
  'postgres://u:CANARY@h/d?sslmode=verify-full&sslrootcert=/CANARY.pem',
  'postgres://u:CANARY@h/d?sslmode=verify-ca&uselibpqcompat=true',
];

/** Invalid values for each setting except for paths, which are only checked when the folder or file is used. */
const INVALID: Record<Exclude<keyof Configuration, 'DATA_DIR' | 'AUDIT_CHECKPOINT_FILE'>, string[]> = {
  DATABASE_URL: databaseUrl,
  DATABASE_LISTEN_URL: databaseUrl,
  DATABASE_MIGRATION_URL: databaseUrl,
  DATABASE_REPLICA_URLS: [...databaseUrl, 'postgres://h/d,', 'postgres://h/d,CANARY'],
  DATABASE_POOL_SIZE: [...number, '0', '1001'],
  HOST: host,
  PORT: [...number, '65536'],
  PUBLIC_URL: ['CANARY', 'ftp://CANARY', 'https://u:CANARY@h', 'https://h/?CANARY', 'https://h/#CANARY'],
  WORKERS: [...number, '0', '65'],
  DEMO: word,
  CONSOLE: word,
  CONSOLE_IDLE_MINUTES: [...number, '0', '1441'],
  CONSOLE_SESSION_HOURS: [...number, '0', '25'],
  LOG_LEVEL: word,
  TRUST_PROXY: [
    'CANARY',
    '1',
    'true',
    '10.0.0.0/33',
    '10/8',
    '0.0.0.0/0',
    '::1/129',
    '10.0.0.1,CANARY',
    '10.0.0.1,',
    '10.0.0.0/8/8',
  ],
  CORS_ORIGINS: [
    'CANARY',
    '*',
    'null',
    'https://*.CANARY.org',
    'https://CANARY.org',
    'https://app.example.org/',
    'https://app.example.org:443',
    'https://u:CANARY@h',
    'ftp://h',
    'https://h,CANARY',
    'https://h,',
  ],
  RATE_LIMIT_PER_MINUTE: number,
  BAD_KEYS_PER_10_SECONDS: number,
  SHUTDOWN_DELAY_MS: [...number, '60001'],
  WEBHOOK_ENCRYPTION_KEY: ['CANARY', `${'A'.repeat(43)}=,CANARY`],
  AUDIT_RETENTION_YEARS: [...number, '5', '101'],
  AUDIT_SIGNING_KEY: ['CANARY', `${'A'.repeat(43)}=,CANARY`],
  WEBHOOK_PORTS: [...number, '0', '443,', '443,CANARY'],
  WEBHOOK_ALLOWED_NETWORKS: ['CANARY', '10.0.0.1', '10/8', '10.0.0.0/33', '127.0.0.0/8,CANARY'],
  WEBHOOK_RETENTION_DAYS: [...number, '6'],
  EVENT_RETENTION_DAYS: [...number, '6'],
  INGEST_RETENTION_DAYS: [...number, '0'],
  INGEST_QUARANTINE_DAYS: [...number, '6'],
  WEBHOOK_RETRY_SCHEDULE: [...number, ',', '0', '5,CANARY', '604801'],
  WEBHOOK_CONCURRENCY: [...number, '0'],
  WEBHOOK_DEADLINE_MS: [...number, '99'],
  WEBHOOK_LEASE_MS: [...number, '999'],
  WEBHOOK_KEEP_RESPONSES: word,
  DELIVERY: word,
  METRICS_PORT: [...number, '0', '65536'],
  METRICS_HOST: host,
  METRICS_TOKEN: ['CANARY', 'CANARY-with blanks-inside', 'CANARY-CANARY-€'],
  WEBHOOK_MAX_PER_ORGANIZATION: [...number, '0'],
  KEEP_ALIVE_TIMEOUT_MS: [...number, '999', '600001'],
};

describe('settings of the service', () => {
  it.each(Object.entries(INVALID).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'reject %s=%s without repeating the value in the message',
    (name, value) => {
      const read = () => readConfiguration(settings, { [name]: value });
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(new RegExp(`^The configuration has 1 mistake:\n  - ${name}: (?!.*CANARY).+$`));
    },
  );

  it.each(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1/128', 'loopback', ' 10.0.0.1 , linklocal,uniquelocal', '::ffff:10.0.0.1'])(
    'accept TRUST_PROXY=%s, which Express accepts as well',
    (value) => {
      const { TRUST_PROXY } = readConfiguration(settings, { TRUST_PROXY: value });
      expect(() => express().set('trust proxy', TRUST_PROXY)).not.toThrow();
    },
  );

  it.each(['127.0.0.1', '::1', '0.0.0.0', 'localhost', 'rpm.example.org', 'my_host-1'])('accept HOST=%s', (HOST) => {
    expect(readConfiguration(settings, { HOST }).HOST).toBe(HOST);
  });
});
