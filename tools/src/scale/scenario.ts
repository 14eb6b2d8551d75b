import { type ProgramRun } from '../harness/program';

/** The arguments of a scenario of `npm run test:scale`. */
export interface ScaleOptions extends Pick<ProgramRun, 'say' | 'defer'> {
  /** Whether the scenario runs in its short form, which is for every change. */
  isShort: boolean;
  /** The seed of the scenario's random numbers. */
  seed: number;
}

/** The result of a scenario. */
export interface ScaleOutcome {
  /** Counts and durations, by what they are called in the report. */
  figures: Readonly<Record<string, number | string>>;
  /** One line for each promise that was broken, such as an acknowledged reading that is missing. */
  differences: readonly string[];
}

/** One step of docs/scaling.md, tried on this machine under load. */
export interface ScaleScenario {
  name: string;
  about: string;
  /**
   * Says why the scenario cannot run here, such as a package that is not installed and how to install it, or null if it can. As `.ci/run` sets
   * `REQUIRE_SCALE`, a scenario that cannot run is a failure there.
   */
  obstacle: () => Promise<string | null>;
  play: (options: ScaleOptions) => Promise<ScaleOutcome>;
}
