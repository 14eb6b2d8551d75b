import { chownSync, readFileSync } from 'node:fs';

/** The user and the group in which programs run. Empty if they run as the present user. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The user whom Debian's packages of PostgreSQL create. PostgreSQL refuses to run as root. */
const USER = 'postgres';

/** Returns the account of the database programs: `postgres` if this process runs as root, otherwise the present user. @throws Error if root has no such user */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${USER}:`));
  if (line === undefined) throw new Error(`There is no user ${USER}.`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Makes an account the owner of a folder. */
export function giveTo({ uid, gid }: Account, folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}
