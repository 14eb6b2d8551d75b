#!/usr/bin/env node
'use strict';

// Plain CommonJS and committed, so that npm can link the command before anything is built.
require('@rpm/database/node-release');
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const main = join(__dirname, '..', 'dist', 'main.js');

if (existsSync(main)) {
  require(main);
} else {
  process.stderr.write('rpm-admin is not built yet: run "npm start" once, or "npm run build", in the clone.\n');
  process.exitCode = 70;
}
