/** Options of a property: whether a caller must send it, and whether a merge-patch may clear it. */
export interface PresenceOptions {
  /** Whether the property must have a value. A merge-patch cannot clear a required property. */
  required?: boolean;
  /** False for an optional property with a default value: the property always has a value, so a merge-patch cannot clear it. */
  clearable?: boolean | undefined;
}
