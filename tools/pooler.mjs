// npm run test:pooler: runs specs whose database is behind PgBouncer in transaction mode: those that concern connections, with a few of the slow ones; with "more" all slow
// ones that concern connections, or with "all" everything that npm test runs.
// Usage: node tools/pooler.mjs [more|all] [options of Jest]
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
  programs: ['connection-pooler', 'service/service\\.process', 'cli/src/doctor/'],
};

/** Slow spec files, at least one of each kind that has some, which together take about a minute. */
const SLOW = {
  statements: ['shared-connections\\.volume', 'database-pool\\.wait'],
  scopes: ['owner-role', 'service/separate-roles'],
  transactions: ['unknown-outcome\\.process'],
  migrations: ['killed-build\\.process'],
  backups: ['record-backup\\.restore', 'restored-trail\\.restore'],
  imports: ['reading-import-resumption\\.process'],
  webhooks: ['take-over\\.exhaustive'],
  programs: ['connection-pooler\\.process'],
};

const PROJECTS = { ordinary: ['fast', 'programs'], slow: ['exhaustive', 'restore'] };

/** Runs of Jest, by the first argument. */
const FORMS = {
  chosen: [
    { projects: PROJECTS.ordinary, suites: SUITES },
    { projects: PROJECTS.slow, suites: SLOW },
  ],
  more: [{ projects: PROJECTS.slow, suites: SUITES }],
  all: [{ projects: PROJECTS.ordinary, suites: {} }],
};

await bootstrap();
const { PgBouncer, POOLER_HINT } = createRequire(import.meta.url)('../libs/database/dist/testing/pgbouncer.js');
if (!PgBouncer.isInstalled) {
  process.stderr.write(`NOT RUN test:pooler: there is ${POOLER_HINT}.\n`);
  process.exit(process.env.REQUIRE_SCALE === '1' ? 1 : 0);
}
const [first, ...rest] = process.argv.slice(2);
const isForm = first === 'more' || first === 'all';
const options = isForm || first === undefined ? rest : [first, ...rest];
const jest = join(root, 'node_modules/jest/bin/jest.js');
for (const { projects, suites } of FORMS[isForm ? first : 'chosen']) {
  const patterns = Object.values(suites).flat();
  const paths = patterns.length === 0 ? [] : ['--testPathPatterns', ...patterns];
  await run(process.execPath, [jest, ...options, '--selectProjects', ...projects, ...paths], {
    ...process.env,
    TEST_POOLER: 'on',
  });
}
