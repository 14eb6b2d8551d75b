import { readConfiguration } from '@rpm/database';
import { QueryChoice, QueryInstant, QueryInteger, QueryText } from '@rpm/domain';
import { VENDOR_NAMES, type VendorName } from '@rpm/simulation';
import { z } from 'zod';
import { readTextFile } from '../file/text-file';
import { invalidOption } from '../terminal/option-value';
import { terminal } from '../terminal/terminal';

const DAY_MS = 86_400_000;

/** Options of the simulation, and the address and key of the service that receives the simulated data. */
export class SimulateQuery {
  @QueryText('HTTP address of the service.') url = 'http://127.0.0.1:3000';
  @QueryText('File with an API key; by default, the key is in the variable RPM_API_KEY.', { max: 4096 }) keyFile?: string;
  @QueryInteger('Seed of the random data; each seed produces a different clinic.', { min: 0, max: 2_147_483_647 }) seed = 42;
  @QueryInteger('Number of patients.', { min: 1, max: 10_000 }) patients = 20;
  @QueryInteger('Number of days for which the patients have taken readings.', { min: 1, max: 3_660 }) days = 30;
  @QueryInstant('End of the simulated period, exclusive; by default, the start of this day in UTC.', 'before') until?: Date;
  @QueryChoice(
    "Adapter of sources that receive the readings in its vendor's messages; by default, the API receives them.",
    VENDOR_NAMES,
  )
  through?: VendorName;
}

/** Reads the time at which the simulated period ends. @throws Refusal if it is in the future, because the service rejects readings from the future */
export function readEndTime({ until }: SimulateQuery, now = new Date()): Date {
  if (until === undefined) return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  if (until > now) throw invalidOption('--until', 'not_in_range', 'Use a time in the past.');
  return until;
}

/** Reads the address of the service, and removes a trailing slash. */
export function readServiceUrl({ url }: SimulateQuery): string {
  const isAddress = URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
  if (!isAddress) throw invalidOption('--url', 'not_a_url', 'Use the address of the service, such as http://127.0.0.1:3000.');
  return url.replace(/\/+$/, '');
}

/**
 * Reads the API key from a file or from the environment. There is no option for the key itself, because other users can see options in the list of
 * processes.
 */
export async function readKey({ keyFile }: SimulateQuery): Promise<string> {
  if (keyFile === undefined) {
    const { RPM_API_KEY } = readConfiguration({ RPM_API_KEY: z.string().optional() }, terminal().environment);
    if (RPM_API_KEY !== undefined) return RPM_API_KEY;
    throw invalidOption('--key-file', 'missing', 'Name a file that contains an API key, or set RPM_API_KEY to the key.');
  }
  return (await readTextFile(keyFile)).trim();
}
