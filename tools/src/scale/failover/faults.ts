import { type DatabaseNode } from './database-node';

/** A way in which a machine with the primary fails, and its repair. */
export interface MachineFault {
  name: 'killed' | 'frozen' | 'cut off';
  strike: (node: DatabaseNode) => void;
  repair: (node: DatabaseNode) => void;
}

export const KILLED: MachineFault = { name: 'killed', strike: (node) => node.kill(), repair: (node) => node.start() };

export const FAULTS: readonly MachineFault[] = [
  KILLED,
  { name: 'frozen', strike: (node) => node.freeze(), repair: (node) => node.thaw() },
  { name: 'cut off', strike: (node) => node.cutOff(), repair: (node) => node.mend() },
];

/** Settings of a cluster, the faults that are tried with them, and what is promised. */
export interface FailoverPhase {
  name: string;
  /** Settings of Patroni that differ from those of `deploy/failover/patroni.yml`. */
  settings: object;
  /** Whether an acknowledged write is on two machines, so that none may be lost. */
  isSynchronous: boolean;
  maxSecondsWithoutWrites: number;
  faults: readonly MachineFault[];
  /** Whether both standbys end at last, after which nothing can be acknowledged. */
  endsStandbys: boolean;
}

const FAST = { maxSecondsWithoutWrites: 30, settings: { ttl: 20, loop_wait: 5, retry_timeout: 5 } };

const STRICT: FailoverPhase = { name: 'strict', ...FAST, isSynchronous: true, faults: FAULTS, endsStandbys: true };

/** The short form, which is for every change. */
export const SHORT_PHASES: readonly FailoverPhase[] = [{ ...STRICT, faults: [KILLED], endsStandbys: false }];

export const PHASES: readonly FailoverPhase[] = [
  STRICT,
  {
    ...STRICT,
    name: "strict with Patroni's default times",
    settings: { ttl: 30, loop_wait: 10, retry_timeout: 10 },
    maxSecondsWithoutWrites: 60,
    endsStandbys: false,
  },
  {
    ...STRICT,
    name: 'asynchronous',
    settings: { ...FAST.settings, synchronous_mode: null, synchronous_mode_strict: null },
    isSynchronous: false,
    endsStandbys: false,
  },
];
