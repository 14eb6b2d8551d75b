/** What a kind of input answers when it cannot read a value; the place is added by whoever knows it. */
export class Fault {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {}
}
