export { CsvRows, listToCellText, valueAtPath } from './text/csv-rows';
export { dryRun } from './file/dry-run';
export { decodeText, FILE_ENCODINGS, type FileEncoding } from './text/decode-text';
export { FILE_FORMATS, type FileFormat } from './text/file-lines';
export { UnreadableFile } from './text/unreadable-file';
export { type ImportProgress, type ImportSource } from './file/import-file';
export { importRecords, type NaturalKey, type RecordKind } from './file/import-records';
export { DEVICE_KEY, ITEM_KEY, MANUFACTURER_KEY, PATIENT_KEY, SITE_KEY } from './file/natural-keys';
export { type FileReference, REFERENCES } from './file/references';
export { REJECT_FILE_HEADER } from './file/reject-file';
export { viewPathsOf } from './file/view-paths';
export { listClocksPutBack } from './local-time/clock-changes';
export {
  importReadings,
  type ReadingImportCounts,
  type ReadingImportProgress,
  type ReadingImportSource,
} from './reading/import-readings';
export { readingPaths } from './reading/reading-paths';
export { type InstrumentLimits } from './reading/glucose-cell';
export { ImportOptionError } from './file/import-option-error';
export { UnitError } from './reading/unit-error';
export { shipOrders, type ShippingCounts } from './shipment/ship-orders';
export { type FileAnswers, type FileQuestion, NO_ANSWERS } from './file-import/file-answers';
export { type FilePreview } from './file-import/preview/file-preview';
export { type ChosenPatient } from './file-import/file-patient';
export { previewFile } from './file-import/preview/preview-file';
export { type FileToImport } from './file-import/file-to-import';
export { importVendorFile, type VendorImportResult } from './file-import/import-vendor-file';
export { UnansweredQuestions } from './file-import/required-questions';
export { FileImports } from './file-import/upload/file-imports';
export { type HasScope } from './file-import/required-scopes';
export { openVendorFile } from './file-import/open-file';
export { type DateOrder } from './vendor/vendor-format';
export { type FileBytes } from './vendor/vendor-file';
