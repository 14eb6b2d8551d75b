import { ORDER_TRANSITIONS, RETURN_TRANSITIONS } from '@rpm/domain';
import { type OperationDefinition } from '../openapi/operation';

const TRANSITIONS = { order: ORDER_TRANSITIONS, return: RETURN_TRANSITIONS };

/** Describes a transition of an order or a return from the table of allowed transitions, with an example in its state after the transition. */
export function transition<Noun extends 'order' | 'return'>(
  noun: Noun,
  name: keyof (typeof TRANSITIONS)[Noun] & string,
  definition: Pick<OperationDefinition, 'summary' | 'body' | 'scope'>,
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
