import { TemporaryProblem, TIME_LIMITS } from '@rpm/domain';
import { sqlStateOf } from '../driver/database-error';

/** The error code (SQLSTATE) of a statement that PostgreSQL has ended because it took too long. */
const QUERY_CANCELED = '57014';
const RETRY_AFTER_SECONDS = 5;

/**
 * The time limit of a transaction. A transaction has the limit of every other request until it changes many readings: then it is an operation, which has
 * more time. The time counts from the creation of this object, before the transaction waits for a connection.
 */
export class OperationTime {
  private readonly begun = performance.now();
  private isOperation = false;

  /** The time in milliseconds after which the response to a transaction that had to wait must be sent. */
  get maxTotalMs(): number {
    return this.isOperation ? TIME_LIMITS.operationConnection : TIME_LIMITS.answer;
  }

  /** Gives the transaction the time limit of an operation. @returns the milliseconds that are left @throws TemporaryProblem if none is left */
  extend(): number {
    this.isOperation = true;
    const left = Math.floor(this.begun + TIME_LIMITS.operation - performance.now());
    if (left <= 0) throw notFinished();
    return left;
  }

  /** Does the work of a transaction before its commit. @throws TemporaryProblem if the time of an operation has passed, so that nothing is committed */
  async limit<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      if (this.isOperation) this.extend();
      return result;
    } catch (error) {
      throw this.isOperation && sqlStateOf(error) === QUERY_CANCELED ? notFinished() : error;
    }
  }
}

/** The problem of an operation that was rolled back because it took too long. */
function notFinished(): TemporaryProblem {
  const detail = `The operation was not finished within ${TIME_LIMITS.operation / 1_000} seconds, so it was rolled back: nothing has changed. Change shorter periods one after the other.`;
  return new TemporaryProblem('unavailable', detail, RETRY_AFTER_SECONDS);
}
