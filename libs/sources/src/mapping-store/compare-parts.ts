import { type IngestMappingPreview } from '@rpm/domain';
import { type MessagePart } from '../adapter/message-part';

/** Counts the parts of messages by outcome, as they are read now and as they would be read. */
export class ComparedParts {
  private readonly counts = new Map<string, { before: number; after: number }>();

  add(before: readonly MessagePart[], after: readonly MessagePart[]): void {
    for (const part of before) this.countOf(part).before++;
    for (const part of after) this.countOf(part).after++;
  }

  get outcomes(): IngestMappingPreview['outcomes'] {
    return [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([outcome, counts]) => ({ outcome, ...counts }));
  }

  private countOf(part: MessagePart): { before: number; after: number } {
    const outcome = outcomeOf(part);
    const counts = this.counts.get(outcome) ?? { before: 0, after: 0 };
    this.counts.set(outcome, counts);
    return counts;
  }
}

function outcomeOf(part: MessagePart): string {
  switch (part.type) {
    case 'reading':
    case 'health':
      return part.type;
    case 'ignored':
      return `ignored ${part.code}`;
    case 'unplaced':
      return `quarantined ${part.code}`;
  }
}

/** Returns whether two readings of a message have the same parts, in the same order. */
export const haveSameParts = (one: readonly MessagePart[], other: readonly MessagePart[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
