/** The part of the driver that its type declarations lack. */
declare module 'pg/lib/utils' {
  /** Converts a value of a parameter to what is sent to PostgreSQL. @throws if the value has no text, such as an object that contains itself */
  export function prepareValue(value: unknown): string | Buffer | null;
}
