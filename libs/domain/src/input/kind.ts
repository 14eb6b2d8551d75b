import { IsOptional, ValidateBy } from 'class-validator';
import { Fault } from './fault';
import { declareMember, type Member } from './members';

/**
 * A kind of input: reads the raw value, of a JSON body or of a query string, into what the program works with, or says what is
 * wrong with it. Each is defined once, in `body.ts` or `query.ts`.
 */
export function Kind(member: Member, ...more: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    declareMember(target, String(property), member);
    ValidateBy({
      name: 'kind',
      validator: {
        validate: (value) => !(value instanceof Fault),
        defaultMessage: (args) => (args?.value instanceof Fault ? args.value.detail : ''),
      },
    })(target, property);
    IsOptional()(target, property);
    for (const decorate of more) decorate(target, property);
  };
}
