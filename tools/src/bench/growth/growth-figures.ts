/** The values of one way to do something at each size. Null means that it was not measured. */
export interface GrowthLine {
  name: string;
  values: (number | null)[];
}

/** One plot: the service first, then what one would use instead. */
export interface GrowthPlot {
  title: string;
  lines: GrowthLine[];
}

/** The results of one run, from which the drawings in `docs/growth` are made. */
export interface GrowthFigures {
  /** Date and machine of the run. */
  about: string;
  /** Numbers of readings, and of webhook logs. */
  sizes: number[];
  /** p95 in milliseconds. */
  lists: GrowthPlot[];
  requests: GrowthPlot[];
  /** Thousands of rows per second. */
  files: GrowthPlot[];
}

/** Returns the value at the largest size, divided by the value at a tenth of it, of the service. */
export function growthOf({ lines: [service] }: GrowthPlot): number {
  const [before, after] = service?.values.slice(-2) ?? [];
  return (after ?? NaN) / (before ?? NaN);
}
