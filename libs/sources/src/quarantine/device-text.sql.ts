/**
 * SQL condition that a column has the text of a parameter, or, if that is a MAC address, its normal form: people copy addresses from labels, in any notation, and
 * aliases and quarantine contain one.
 */
export const isTextOfDevice = (column: string, parameter: string) =>
  `${column} = any(array[$${parameter}::text, case when $${parameter}::text ~* '^([0-9a-f]{2}[[:space:]:.-]*){6}(([0-9a-f]{2}[[:space:]:.-]*){2})?$'
    then lower(regexp_replace($${parameter}::text, '[[:space:]:.-]', '', 'g')) end])`;
