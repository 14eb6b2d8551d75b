/** Error for an option of an import that the file needs, or to which the file has nothing. Nothing is stored. */
export class ImportOptionError extends Error {}
