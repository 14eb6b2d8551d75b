'use strict';

// Entry points load this file before everything else. It is plain CommonJS in old syntax, so that a release of Node.js that is too old for the rest of
// the code ends here, with a sentence and not with a syntax error of some package. `engines` in package.json says the same.

/** Releases that get security fixes. */
const SUPPORTED = [22, 24, 26];
/** Exit code of a wrong configuration (EX_CONFIG of sysexits.h), as everywhere else in this project. */
const WRONG_CONFIGURATION = 78;

const version = process.versions.node;
const parts = version.split('.').map(Number);
const major = parts[0];
const minor = parts[1];

const REQUIRED = 'Node.js 22 (22.13 or newer), 24 or 26';
// From these releases on, Node.js can load ES modules by `require`, which some packages need.
const isUsable = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;

if (!isUsable) {
  process.stderr.write(
    'This needs ' + REQUIRED + '; this is ' + version + '. Get a newer release at https://nodejs.org/en/download.\n',
  );
  process.exit(WRONG_CONFIGURATION);
}

const isSupported = SUPPORTED.indexOf(major) >= 0 || major > SUPPORTED[SUPPORTED.length - 1];
let isWarned = false;

/** Why the running release should be replaced although the code works with it; null if there is no reason. */
exports.nodeWarning = isSupported ? null : 'Node.js ' + version + ' gets no security fixes any more. Use ' + REQUIRED + '.';

/** Writes the warning to stderr, once per process. */
exports.warnAboutNode = function () {
  if (exports.nodeWarning && !isWarned) process.stderr.write(exports.nodeWarning + '\n');
  isWarned = true;
};
