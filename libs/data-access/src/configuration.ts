import { join } from 'node:path';
import { z } from 'zod';

/** The clone this code runs in: data and tools are found from here, not from where the command was typed. */
export const WORKSPACE_ROOT = join(__dirname, '..', '..', '..');

/** A setting that is a number: plain decimal digits, where `Number` would also read `0x10`, `1e2` and blanks. */
export function wholeNumber(min: number, max: number) {
  const range = `must be a whole number from ${min} to ${max} in plain decimal digits`;
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, range)
    .transform(Number)
    .pipe(z.number().min(min, range).max(max, range));
}

/** Settings of every process that opens the database. Each is described for `docs/configuration.md`, which a test compares. */
export const databaseSettings = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'Your own PostgreSQL 15 or newer, with TLS options such as `?sslmode=verify-full&sslrootcert=/ca.pem`; unset: the embedded one',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(WORKSPACE_ROOT, '.data'))
    .describe('Where the embedded PostgreSQL keeps its data; default: `.data` in the clone'),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000).default(10).describe('Connections this process opens at the most'),
};

export type DatabaseConfiguration = z.infer<ReturnType<typeof z.object<typeof databaseSettings>>>;

/** Every mistake of the environment at once. Names settings, never their values: they may be secrets. */
export class ConfigurationError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
}

/**
 * Reads the settings of a process from its environment. An empty variable counts as unset.
 * @throws ConfigurationError
 */
export function readConfiguration<T extends z.ZodRawShape>(settings: T, environment = process.env): z.infer<z.ZodObject<T>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(settings).safeParse(given, { reportInput: false });
  if (result.success) return result.data;
  throw new ConfigurationError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
