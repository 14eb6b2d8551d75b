import { ConfigurationError, explainConnectionFailure, isConnectionFailure, UnusableDatabase } from '@rpm/database';
import { CannotListen } from './listening';

/** Exit statuses as defined by sysexits(3). */
export const EXIT = { unavailable: 69, configuration: 78 };

/** Returns the exit status for an error that kept the service from starting, and a message for the operator. */
export function explainStartFailure(error: unknown): { status: number; message: string } {
  if (error instanceof ConfigurationError)
    return { status: EXIT.configuration, message: `${error.message}\nSee docs/configuration.md.` };
  return { status: EXIT.unavailable, message: messageOf(error) };
}

function messageOf(error: unknown): string {
  if (error instanceof UnusableDatabase) return error.message;
  if (error instanceof CannotListen) return `${error.message} ${error.advice}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (isConnectionFailure(error) || code !== undefined)
    return `The database cannot be used: ${explainConnectionFailure(error)}. More: npx rpm-admin doctor`;
  return message;
}
