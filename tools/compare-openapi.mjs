import { readFileSync } from 'node:fs';

/*
 * Compares two OpenAPI documents after following their references, so that moving a part to `components` is no difference:
 *
 *   node tools/compare-openapi.mjs before.json after.json
 *
 * Prints one line per difference and exits with 1 if there is any. Components are compared where an operation refers to them;
 * schemas, headers and security schemes also by their names. The order of properties is no difference, except in schemas.
 */

const [before, after] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')));
if (!before || !after) throw new Error('Usage: node tools/compare-openapi.mjs <before.json> <after.json>');

/** Pairs of objects that were already compared. Recording them prevents an endless loop, because schemas can refer to themselves. */
const compared = new Map();

/** Returns the target of a reference. Properties beside `$ref` replace the same properties of the target (OpenAPI 3.1). */
function followed(document, value) {
  if (typeof value?.$ref !== 'string' || !value.$ref.startsWith('#/')) return value;
  const { $ref, ...siblings } = value;
  const path = $ref.slice(2).split('/');
  const target = path.reduce((inner, name) => inner?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (target === undefined) throw new Error(`There is no ${$ref}.`);
  const resolved = followed(document, target);
  return Object.keys(siblings).length === 0 ? resolved : { ...resolved, ...siblings };
}

const isObject = (value) => typeof value === 'object' && value !== null;

function* differences(one, other, place) {
  const [left, right] = [followed(before, one), followed(after, other)];
  if (!isObject(left) || !isObject(right)) {
    if (left !== right) yield `${place}: ${shortened(left)} became ${shortened(right)}`;
    return;
  }
  const known = compared.get(left) ?? new Set();
  if (known.has(right)) return;
  compared.set(left, known.add(right));
  if (Array.isArray(left) !== Array.isArray(right)) yield `${place}: only one of them is a list`;
  const isSchema = place.includes('/schema');
  const [keys, otherKeys] = [Object.keys(left), Object.keys(right)];
  if (isSchema && place.endsWith('/properties') && keys.join() !== otherKeys.join())
    yield `${place}: the properties or their order changed`;
  for (const key of new Set([...keys, ...otherKeys]))
    yield* differences(left[key], right[key], `${place}/${key.replaceAll('/', '~1')}`);
}

function shortened(value) {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** Returns the document without the components that only serve as targets of references. */
function withoutShared({ components, ...document }) {
  const kept = Object.entries(components).filter(([kind]) => !['responses', 'parameters', 'examples'].includes(kind));
  return { ...document, components: Object.fromEntries(kept) };
}

const found = [...differences(withoutShared(before), withoutShared(after), '')];
for (const line of found) console.log(line);
console.log(`${found.length} differences`);
process.exitCode = found.length === 0 ? 0 : 1;
