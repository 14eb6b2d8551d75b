/** The specs that detect a missing line, by the file that lacks the line. The specs with the clearest messages come first. */
const SPECS: readonly (readonly [file: RegExp, specs: readonly string[]])[] = [
  [/^libs\/domain\//, ['schema-agreement', 'property-places', 'alert-rule.spec', 'resource-changes']],
  [/\/migrations\/\d+-/, ['sorting.plan', 'search-names', 'migration-compatibility.spec', 'schema-agreement']],
  [/^libs\/schema\//, ['migration-checksum', 'schema-dump', 'libs/schema/src/tables']],
  [/^libs\/data-access\//, ['sorting.plan', 'conformance/sorting.exhaustive', 'alert-rule.spec', 'resource-changes']],
  [/^apps\/api\/src\/webhook\//, ['webhook/events.spec', 'conformance/webhook-types']],
  [/^apps\/api\//, ['conformance/conventions', 'alert-rule.spec', 'openapi/openapi.spec', 'conformance/isolation']],
  [/^(apps\/cli|docs)\//, ['help-pages', 'conformance/adding-a-resource']],
];

export const ALL_SPECS: readonly string[] = [...new Set(SPECS.flatMap(([, specs]) => specs))];

/** Returns all specs that detect missing lines, beginning with the specs that concern a file. */
export function specsOf(file: string): string[] {
  const concerned = SPECS.filter(([pattern]) => pattern.test(file)).flatMap(([, specs]) => specs);
  return [...new Set([...concerned, ...ALL_SPECS])];
}
