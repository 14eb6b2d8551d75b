/** A resource that PostgreSQL has already written as JSON, to be sent as it is. */
export class JsonText {
  constructor(readonly text: string) {}
}
