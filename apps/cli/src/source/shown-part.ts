import { type JsonText } from '@rpm/database';
import { type ColumnsByHeading, type Output } from '../terminal/output';
import { type Outcome, shown } from '../trail/outcome';

/**
 * Returns the outcome of a command that prints the newest part of a list, and says how the list continues.
 * @param nothing what is printed on stderr if the list is empty
 */
export const shownPart = <Row>(output: Output, answer: JsonText, columns: ColumnsByHeading<Row>, nothing: string): Outcome =>
  shown([answer], () => {
    const { content, cursor, hasMore } = JSON.parse(answer.text) as { content: Row[]; cursor: string | null; hasMore: boolean };
    output.list(content, columns);
    if (hasMore && cursor !== null) output.notice(`There are older ones: --after ${cursor}`);
    if (content.length === 0) output.progress(nothing);
  });
