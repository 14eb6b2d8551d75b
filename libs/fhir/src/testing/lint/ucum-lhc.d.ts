/** The part of the package that the lint uses; it has no types of its own. */
declare module '@lhncbc/ucum-lhc' {
  export const UcumLhcUtils: {
    getInstance(): { validateUnitString(code: string): { status: 'valid' | 'invalid' | 'error' } };
  };
}
