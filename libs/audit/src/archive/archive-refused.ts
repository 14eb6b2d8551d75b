/** Error: a month is not archived, or not dropped, because something would be lost. The message says what to do. */
export class ArchiveRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveRefused';
  }
}
