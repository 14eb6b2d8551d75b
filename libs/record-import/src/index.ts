export { escapeFormula, joinEntry, joinList } from './file/csv-text';
export { dryRun } from './file/dry-run';
export { FILE_FORMATS, UnreadableFile, type FileFormat } from './file/file-lines';
export { type ImportProgress, type ImportSource } from './file/import-file';
export { importRecords, type NaturalKey, type RecordKind } from './file/import-records';
export { DEVICE_KEY, ITEM_KEY, MANUFACTURER_KEY, PATIENT_KEY, SITE_KEY } from './file/natural-keys';
export { REJECT_FILE_HEADER } from './file/reject-file';
export { importReadings, type ReadingImportProgress, type ReadingImportSource } from './reading/import-readings';
export { shipOrders } from './shipment/ship-orders';
