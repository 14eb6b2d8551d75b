import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from '@medplum/fhirtypes';

const samplesOf = <T>(file: string) => JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as Record<string, T>;

/** Resources as they must be, by their name. */
export const VALID_SAMPLES = samplesOf<Resource>('valid.json');

/** Resources with one fault each, by their name: what is wrong, and the valid one that was changed. */
export const WRONG_SAMPLES = samplesOf<{ base: string; what: string; resource: Resource }>('wrong.json');
