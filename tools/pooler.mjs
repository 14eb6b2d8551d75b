// npm run test:pooler: runs specs whose database is behind PgBouncer in transaction mode: those that concern connections, or with "all" everything that npm test runs.
// Usage: node tools/pooler.mjs [all] [options of Jest]
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

/** Parts of the paths of the spec files that concern connections, by what they are about. */
const SUITES = {
  statements: [
    'prepared-statements',
    'database-pool',
    'pipelined-connections',
    'shared-connections',
    'libs/database/src/statement/',
  ],
  scopes: ['scope-settings', 'organization-scope', 'owner-role', 'separate-roles'],
  transactions: ['libs/data-access/src/database/', 'transaction', 'idempoten'],
  migrations: ['schema/src/migrate', 'migrate\\.command', 'large-index'],
  backups: ['libs/backup/', 'backup\\.command', 'organization-transfer'],
  imports: ['libs/record-import/src/reading/', 'apps/cli/src/import', 'import-resum'],
  webhooks: ['webhook-delivery/src/(queue|outbox|lease)/', 'notify-of-work', 'api-key-changes'],
  programs: ['connection-pooler', 'service/service\\.process', 'doctor\\.command'],
};
const PROJECTS = { chosen: ['fast', 'programs', 'exhaustive', 'restore'], all: ['fast', 'programs'] };

await bootstrap();
const { PgBouncer, POOLER_HINT } = createRequire(import.meta.url)('../libs/database/dist/testing/pgbouncer.js');
if (!PgBouncer.isInstalled) {
  process.stderr.write(`NOT RUN test:pooler: there is ${POOLER_HINT}.\n`);
  process.exit(process.env.REQUIRE_SCALE === '1' ? 1 : 0);
}
const [first, ...rest] = process.argv.slice(2);
const isAll = first === 'all';
const options = isAll || first === undefined ? rest : [first, ...rest];
const projects = isAll ? PROJECTS.all : PROJECTS.chosen;
const paths = isAll ? [] : ['--testPathPatterns', ...Object.values(SUITES).flat()];
const jest = join(root, 'node_modules/jest/bin/jest.js');
await run(process.execPath, [jest, ...options, '--selectProjects', ...projects, ...paths], { ...process.env, TEST_POOLER: 'on' });
