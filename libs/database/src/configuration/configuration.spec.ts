import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError, databaseSettings, readConfiguration, WORKSPACE_ROOT } from './configuration';
import { createTestDatabase } from '../testing';

function mistakes(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfiguration(settings, environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    expect(error.message).not.toContain('CANARY');
    return error.mistakes.map((mistake) => mistake.split(':')[0] ?? '');
  }
}

const settings = { ...databaseSettings, PORT: z.coerce.number().int().max(65_535).default(3000), TOKEN: z.string().min(40) };
const TOKEN = 'x'.repeat(40);

describe('readConfiguration', () => {
  it('has a default for every database setting', () => {
    expect(readConfiguration(databaseSettings, {})).toEqual({
      DATA_DIR: join(WORKSPACE_ROOT, '.data'),
      DATABASE_POOL_SIZE: 10,
    });
  });

  it('treats an empty variable as unset and ignores unknown variables', () => {
    const environment = { DATABASE_URL: '', DATA_DIR: '', DATABASE_POOL_SIZE: '', HOME: '/root' };
    expect(readConfiguration(databaseSettings, environment)).toEqual(readConfiguration(databaseSettings, {}));
  });

  it('reads every setting from the environment', () => {
    const DATABASE_URL = `postgresql://rpm:secret@db.example.org/rpm?sslmode=verify-full&sslrootcert=${__filename}`;
    expect(readConfiguration(databaseSettings, { DATABASE_URL, DATA_DIR: '/var/lib/rpm', DATABASE_POOL_SIZE: '25' })).toEqual({
      DATABASE_URL,
      DATA_DIR: '/var/lib/rpm',
      DATABASE_POOL_SIZE: 25,
    });
  });

  it('accepts the URL of a server on a Unix socket', async () => {
    const { url, drop } = await createTestDatabase();
    await drop();
    expect(readConfiguration(databaseSettings, { DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it('reports all invalid settings at once, without their values', () => {
    const environment = { DATABASE_URL: 'mysql://u:CANARY@h/d', DATABASE_POOL_SIZE: 'CANARY', PORT: '65536', TOKEN: 'CANARY' };
    expect(mistakes(environment)).toEqual(['DATABASE_URL', 'DATABASE_POOL_SIZE', 'PORT', 'TOKEN']);
    expect(() => readConfiguration(settings, environment)).toThrow(/^The configuration has 4 mistakes:\n {2}- DATABASE_URL: /);
  });

  it('reports missing required settings', () => {
    expect(mistakes({})).toEqual(['TOKEN']);
  });

  it.each(['CANARY', 'http://CANARY@h/d', 'postgres', 'db.example.org:5432/CANARY'])(
    'rejects %s as the database URL',
    (DATABASE_URL) => {
      expect(mistakes({ TOKEN, DATABASE_URL })).toEqual(['DATABASE_URL']);
    },
  );

  it.each(['0', '-1', '1001', '1.5', 'ten', ' ', '0x10', '1e2', '5 ', 'Infinity'])(
    'rejects %j as the pool size',
    (DATABASE_POOL_SIZE) => {
      expect(mistakes({ TOKEN, DATABASE_POOL_SIZE })).toEqual(['DATABASE_POOL_SIZE']);
    },
  );
});
