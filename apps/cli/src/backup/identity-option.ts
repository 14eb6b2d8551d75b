import { readTextFile } from '../file/text-file';

export interface IdentityOption {
  /** Path of the file with the secret key of an encrypted backup. */
  identity?: string;
}

/** Reads the file with the secret key, if there is one. @throws UnreadableFile, Refusal `file_unavailable` */
export async function readIdentities({ identity }: IdentityOption): Promise<string | undefined> {
  return identity === undefined ? undefined : readTextFile(identity);
}
