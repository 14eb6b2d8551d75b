export { changedJson, entriesOf, exportedRowDigests, forgedArchive, landedFile, writeArchive } from './archives';
export { BackupSandbox, type WrittenBackup } from './backup-sandbox';
