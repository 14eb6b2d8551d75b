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
};
