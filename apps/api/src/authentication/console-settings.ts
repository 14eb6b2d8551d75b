/** Injection token with which controllers and guards get the {@link ConsoleSettings} from NestJS. */
export const CONSOLE_SETTINGS = Symbol('CONSOLE_SETTINGS');

/** Settings of the console that controllers and guards need. */
export interface ConsoleSettings {
  /** Whether the service serves the console and accepts its sessions. */
  isOn: boolean;
  publicUrl: string | undefined;
  /** File that lists the files of the built console; null if it was not built. */
  manifestFile: string | null;
}
