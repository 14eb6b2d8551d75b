// npm run test:pooler: runs specs whose database is behind PgBouncer in transaction mode: those that concern connections, or with "all" everything that npm test runs.
// Usage: node tools/pooler.mjs [all] [options of Jest]
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

/** Parts of the paths of the spec files that concern connections, by what they are about. */
const SUITES = [
  // Prepared statements, pools, and connections that statements share.
  ...[
    'prepared-statements',
    'database-pool',
    'pipelined-connections',
    'shared-connections',
    'connection-pooler',
    'libs/database/src/statement/',
  ],
  // Scopes and row-level security.
  ...['scope-settings', 'organization-scope', 'owner-role', 'separate-roles'],
  // Transactions: writes, retries, idempotency.
  ...['libs/data-access/src/database/', 'transaction', 'idempoten'],
  // Migrations, and indexes that are built while the service runs.
  ...['schema/src/migrate', 'migrate.command', 'large-index'],
  // Backups, restores, exports and imports.
  ...['libs/backup/', 'backup.command', 'organization-transfer', 'libs/record-import/', 'apps/cli/src/import'],
  // Webhooks, notifications, the start of the service.
  ...[
    'webhook-delivery/src/(queue|outbox|lease)/',
    'notify-of-work',
    'api-key-changes',
    'service/service.process',
    'doctor.command',
  ],
];
const PROJECTS = { chosen: ['fast', 'programs', 'exhaustive', 'restore'], all: ['fast', 'programs'] };

const [first, ...rest] = process.argv.slice(2);
const isAll = first === 'all';
const options = isAll || first === undefined ? rest : [first, ...rest];

await bootstrap();
const jest = join(root, 'node_modules/jest/bin/jest.js');
const paths = isAll ? [] : ['--testPathPatterns', ...SUITES];
const projects = ['--selectProjects', ...(isAll ? PROJECTS.all : PROJECTS.chosen)];
await run(process.execPath, [jest, ...options, ...projects, ...paths], { ...process.env, TEST_POOLER: 'on' });
