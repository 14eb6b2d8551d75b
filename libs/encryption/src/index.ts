export { readOrCreateKey } from './key-file';
export { hasEncryptionKey, loadSecretBox, encryptionSettings } from './load-secret-box';
export { assertSecretsReadable, missingKeyNames } from './readable-secrets';
export { resealSecrets } from './reseal-secrets';
export { SecretBox, UnreadableSecret } from './secret-box';
export { writeSecretly } from './write-secretly';
