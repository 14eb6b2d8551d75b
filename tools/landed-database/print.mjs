// Prints a database that tools/landed-database/store.mjs has stored, as SQL.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [version] = process.argv.slice(2);
if (!version) {
  process.stderr.write('Usage: node tools/landed-database/print.mjs <commit or tag>\n');
  process.exit(64);
}

const stored = new URL(`../../libs/schema/src/testing/landed-databases/${version}.sql.br`, import.meta.url);
await pipeline(createReadStream(stored), createBrotliDecompress(), process.stdout);
