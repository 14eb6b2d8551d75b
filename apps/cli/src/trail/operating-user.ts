import { userInfo } from 'node:os';

/** Returns the name of the user who runs the command; the number of the user if the system has no name for it, as in some containers. */
export function operatingUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
