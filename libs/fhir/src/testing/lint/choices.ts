import { definitions } from '../definitions/definitions';
import { isObject } from './visit';

interface Choices {
  /** Names of elements that have one of several types: `value` for `value[x]`. */
  readonly names: ReadonlySet<string>;
  /** Names of types as they are appended to it: `DateTime` for `dateTime`. */
  readonly types: ReadonlySet<string>;
}

let choices: Choices | undefined;

function choicesOf(): Choices {
  const { types, resources } = definitions();
  const paths = [...types, ...resources].flatMap(({ snapshot }) => snapshot?.element.map(({ path }) => path) ?? []);
  const names = paths.flatMap((path) => /\.(\w+)\[x\]$/.exec(path)?.[1] ?? []);
  return { names: new Set(names), types: new Set(types.map(({ type }) => type.charAt(0).toUpperCase() + type.slice(1))) };
}

/** Members such as valueQuantity and valueString beside each other: an element has one value only, which no validator checks. */
export function choiceFaults(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { names, types } = (choices ??= choicesOf());
  const members = Object.keys(value);
  const chosen = [...names].map((name) =>
    members.filter((member) => member.startsWith(name) && types.has(member.slice(name.length))),
  );
  return chosen.filter(({ length }) => length > 1).map((both) => `has ${both.join(' and ')}`);
}
