import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

export const FOLDER = join(root, 'libs', 'fhir', 'src', 'testing', 'definitions');

/** What validators read of the definition of an element; the rest is text for people. */
const ELEMENT =
  /^(id|path|min|max|base|type|binding|constraint|contentReference|slicing|sliceName|fixed[A-Z].*|pattern[A-Z].*|maxLength)$/;

const withoutXpath = ({ constraint, ...part }) => ({
  ...part,
  ...(constraint && {
    constraint: constraint.map(({ key, severity, human, expression }) => ({ key, severity, human, expression })),
  }),
});

/** What validators read of a definition besides its elements. */
const DEFINITION = 'resourceType id url version name status kind abstract type baseDefinition derivation'.split(' ');

function withoutText({ snapshot, ...definition }) {
  const element = snapshot.element.map((part) =>
    withoutXpath(Object.fromEntries(Object.entries(part).filter(([key]) => ELEMENT.test(key)))),
  );
  return { ...Object.fromEntries(DEFINITION.map((name) => [name, definition[name]])), snapshot: { element } };
}

/** One definition a line, so that a new version shows what it changes. */
export function write(file, definitions) {
  const lines = definitions.sort((a, b) => (a.url < b.url ? -1 : 1)).map((definition) => JSON.stringify(withoutText(definition)));
  writeFileSync(join(FOLDER, file), `[\n${lines.join(',\n')}\n]\n`);
}
