// npm run build: builds everything that a production installation runs.
import { build } from './bootstrap.mjs';

await build();
