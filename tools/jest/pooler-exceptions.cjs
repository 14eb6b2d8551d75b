/**
 * The tests that cannot pass if the service's role connects through a pooler of transactions: names of tests by the reason, for each spec file.
 * `npm run test:pooler` fails if one of them passes.
 */
module.exports = {
  'libs/database/src/driver/database-pool.wait.spec.ts': {
    'a pooler reports the end of a session of the server only to a client that has a transaction': [
      'DatabasePool survives the loss of a connection that has no error listener',
    ],
  },
  'libs/database/src/statement/short-answer.spec.ts': {
    'a pooler decides which session of the server runs a transaction': [
      'Database.read uses a connection of the pool while the shared connections have no room',
    ],
  },
};
