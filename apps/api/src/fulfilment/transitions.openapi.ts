import { type InputClass, ORDER_TRANSITIONS, RETURN_TRANSITIONS } from '@rpm/domain';
import { type OperationDefinition } from '../openapi/operation';

/** The class of a request body that may say when the operation took place, because people often record it days later. */
type DatedInput = InputClass & (new () => { eventTimestamp?: Date | null });

const TRANSITIONS = { order: ORDER_TRANSITIONS, return: RETURN_TRANSITIONS };

/**
 * Builds the definition of the operation for a transition of an order or a return. The description and the 409 problem are derived from the table of
 * allowed transitions.
 */
export function transitionOperation<Noun extends 'order' | 'return'>(
  noun: Noun,
  name: keyof (typeof TRANSITIONS)[Noun] & string,
  definition: Pick<OperationDefinition, 'summary' | 'scope' | 'isCorrection'> & { body: DatedInput },
): OperationDefinition {
  const transitions: Readonly<Record<string, { from: readonly string[]; to: string; description?: string }>> = TRANSITIONS[noun];
  const { from = [], to = '', description = '' } = transitions[name] ?? {};
  return {
    isTransition: true,
    operationId: `${name}${noun === 'order' ? 'Order' : 'Return'}`,
    description,
    problems: { conflict: { detail: `The ${noun} is ${to}; it must be ${from.join(' or ')}.` } },
    scope: 'fulfilment',
    ...definition,
  };
}
