import { DEVICE_TYPE_PRECEDENCE, deviceType, type TokenValue } from '@rpm/fhir';

const KINDS = DEVICE_TYPE_PRECEDENCE.map((kind) => `'${kind}'`).join(', ');

/** SQL for the kind of reading that determines the type of units of the item `i`; null if none does. */
const DECISIVE_KIND = `(select t.kind from unnest(array[${KINDS}]) with ordinality as t (kind, n) where t.kind = any(i.reading_kinds) order by t.n limit 1)`;

/** SQL condition that units of the item `i` have one of the types that the tokens name. */
export function isOfType(tokens: readonly TokenValue[]): string {
  const alternatives = DEVICE_TYPE_PRECEDENCE.flatMap((kind) =>
    [true, false]
      .filter((continuous) => hasType(tokens, { readingKinds: [kind], continuous }))
      .map((continuous) => `('${kind}', ${continuous})`),
  );
  return alternatives.length === 0 ? 'false' : `(${DECISIVE_KIND}, i.continuous) in (${alternatives.join(', ')})`;
}

function hasType(tokens: readonly TokenValue[], item: Parameters<typeof deviceType>[0]): boolean {
  const codings = deviceType(item)?.coding ?? [];
  return codings.some(({ system, code }) =>
    tokens.some((token) => (token.system ?? system) === system && (token.code ?? code) === code),
  );
}
