import { readingFetch } from './reading-fetch';
import { type Row } from './row';

/** Every row `npm run bench` knows: a new one is a file and a line here. */
export const ROWS: readonly Row[] = [readingFetch];
