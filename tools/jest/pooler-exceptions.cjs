/**
 * The tests that cannot pass if the service's role connects through a pooler of transactions: names of tests by the reason, for each spec file.
 * `npm run test:pooler` fails if one of them passes.
 */
module.exports = {
  'libs/database/src/statement/short-answer.spec.ts': {
    'a pooler decides which session of the server runs a transaction': [
      'Database.read uses a connection of the pool while the shared connections have no room',
    ],
  },
  'apps/cli/src/database/migrate.command.spec.ts': {
    'not explained yet: "doctor" on a new database takes tens of seconds, while the server has nothing to do': [
      'large indexes are listed by migrate --status and doctor, and built by migrate, which shows its progress',
    ],
  },
};
