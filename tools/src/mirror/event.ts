import { type Copy, type Resource } from './copy';
import { resourceTypeOf } from './resource-types';

/** An event as webhooks and the feed send it. */
export interface Event {
  id: string;
  type: string;
  /** Number of the event in the gapless sequence of events with the same organization and type. */
  sequence: number;
  payload: Resource & { kind?: string };
}

/** Applies an event to a copy. */
export function applyEvent(copy: Copy, { type, payload }: Event): void {
  const resourceType = resourceTypeOf(type, payload);
  if (resourceType === null) return;
  const isGone = type === 'reading.voided' || type === 'patient.merged' || type.endsWith('.deleted');
  copy.put(resourceType, isGone ? { ...payload, deleted: true } : payload);
}

/** Counts the events of each type, and finds missing events. */
export class Sequences {
  private readonly seen = new Map<string, Set<number>>();

  add({ type, sequence }: Event): void {
    this.seen.set(type, (this.seen.get(type) ?? new Set()).add(sequence));
  }

  /** Returns a line for each type of which events are missing. */
  missing(): string[] {
    return [...this.seen].flatMap(([type, numbers]) => {
      const missing = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter((number) => !numbers.has(number));
      return missing.length === 0
        ? []
        : [`${type}: the events ${missing.slice(0, 5).join(', ')} are missing (${missing.length} in all)`];
    });
  }
}
