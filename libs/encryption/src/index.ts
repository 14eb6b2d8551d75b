export { readOrCreateKey } from './key-file';
export { hasEncryptionKey, loadSecretBox, encryptionSettings } from './load-secret-box';
export { assertSecretsReadable, missingKeyNames } from './readable-secrets';
export { resealSecrets, SEALED_TABLES } from './reseal-secrets';
export { type EncryptedSecret, SecretBox, type SecretOwner, UnreadableSecret } from './secret-box';
export { writeSecretly } from './write-secretly';
