const MESSAGE =
  'Run SQL by the verbs of Database (run, read, inTransaction, write, correct) and by the methods of its Transaction, so that it has a scope, a time limit and named arguments.';

/** Rule of ESLint that finds SQL which does not run by the verbs of `Database`. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create: ({ report }) => ({
    'CallExpression[callee.property.name=/^(query|transaction)$/]': ({ callee }) =>
      report({ node: callee.property, message: MESSAGE }),
    'Identifier[name="PostgresDriver"]': (node) => report({ node, message: MESSAGE }),
  }),
};
