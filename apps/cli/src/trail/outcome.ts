import { type JsonText, type Listed } from '@rpm/database';
import { type ColumnsByHeading, type Output } from '../terminal/output';

/** The result of a command on an organization: whose data it shows or has changed, and how it is printed. */
export interface Outcome {
  /** Ids of the patients whose data the command shows or has changed. */
  patients: readonly number[];
  /** Number of records that the command shows or has changed. */
  rows: number;
  /** Prints the result, or writes its file. It is called after the audit trail has recorded the command. */
  print: () => void | Promise<void>;
  /** Status of the command, as the API would answer it; 200 by default. */
  status?: number;
}

/** Returns the ids of the patients whose data is in the answers. */
export const patientsOf = (answers: readonly JsonText[]): number[] => [...new Set(answers.flatMap(({ patients }) => patients))];

/** Returns the outcome of a command that prints answers, which state whose data they contain. */
export const shown = (answers: readonly JsonText[], print: Outcome['print']): Outcome => ({
  patients: patientsOf(answers),
  rows: answers.length,
  print,
});

/** Returns the outcome of a command that prints one answer as a record. */
export const shownRecord = <Row>(output: Output, answer: JsonText, columns: ColumnsByHeading<Row>): Outcome =>
  shown([answer], () => output.record(JSON.parse(answer.text) as Row, columns));

/** Returns the outcome of a command that prints a list of answers. */
export const shownList = <Row>(output: Output, list: Listed<JsonText>, columns: ColumnsByHeading<Row>): Outcome =>
  shown(list.content, () => output.jsonList(list, columns));

/** Returns the outcome of a command that prints nothing about a patient. @param rows number of records that it prints or has changed */
export const aboutNobody = (rows: number, print: Outcome['print']): Outcome => ({ patients: [], rows, print });
