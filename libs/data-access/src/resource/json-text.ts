/** A resource that PostgreSQL has already written as JSON, to be sent as it is. */
export class JsonText {
  constructor(
    /** Empty when there is nothing to show. */
    readonly text: string,
    /** Of the answer, beside the usual ones. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}
