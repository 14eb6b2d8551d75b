/**
 * SQL expression for the hash of the line of a row, as `leafHash` computes it. @param row SQL for the row of `audit_event` @param chain SQL for the uuid of its
 * organization's chain
 */
export const leafHashOf = (row: string, chain: string): string =>
  `sha256('\\x00'::bytea || convert_to(audit_line_v1(${row}, ${chain}), 'UTF8'))`;
