/** The exit codes of BSD's sysexits.h, so that scripts can distinguish causes. 130 is the code that shells use for Ctrl-C. */
export const EXIT = {
  done: 0,
  refused: 1,
  usage: 64,
  badData: 65,
  noInput: 66,
  unavailable: 69,
  bug: 70,
  output: 74,
  configuration: 78,
  interrupted: 130,
} as const;

export const EXIT_MEANINGS: Record<keyof typeof EXIT, string> = {
  done: 'done',
  refused: 'rejected: the object does not exist, or the change conflicts with stored data',
  usage: 'usage: unknown command or option, or invalid value',
  badData: 'input data: lines were rejected, or the file has other contents than expected',
  noInput: 'the input file cannot be opened',
  unavailable:
    'the database, its audit trail, the service, a port or the server of a webhook is not available; "rpm-admin doctor" checks the database',
  bug: 'an error in rpm-admin itself',
  output: 'the output cannot be written',
  configuration: 'an environment variable is invalid',
  interrupted: 'interrupted by Ctrl-C or SIGTERM',
};
