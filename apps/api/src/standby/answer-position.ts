import { type Database } from '@rpm/database';
import { type Response } from '../request/request';

/** Sets the header `Read-After` of answers, from which a client takes the position for its next read. Without a standby, no answer has it. */
export class AnswerPosition {
  constructor(private readonly database: Pick<Database, 'standbys' | 'positions'>) {}

  /**
   * Sets the header of an answer about the state of the primary. If the position cannot be read, the answer has none, and the client's next reads go to the primary.
   * @returns null if there is nothing to wait for
   */
  set(response: Response): Promise<void> | null {
    const { standbys, positions } = this.database;
    const { principal, standbyRead } = response.req;
    if (!standbys || !principal) return null;
    if (standbyRead) standbys.count(standbyRead);
    if (standbyRead?.primaryReason === null) return null;
    return positions.current().then((position) => {
      if (position !== null) response.setHeader('Read-After', position);
    });
  }
}
