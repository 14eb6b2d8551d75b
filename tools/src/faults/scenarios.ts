import { runFreezeDatabase } from './frozen-database/freeze-database';
import { runIngest } from './ingest/run-ingest';
import { waitForReplacement, waitForTakeover } from './deliveries/held-deliveries';
import { type ScenarioOutcome, type ScenarioOptions } from './deliveries/play';
import { createRejectingTriggers } from './deliveries/poison';
import { type FaultRound } from './deliveries/round';

/** A fault scenario: one kind of fault, and the processes that it affects. */
export interface Scenario {
  name: string;
  about: string;
  /** Whether the leases of lost senders must expire. If so, leases are short; otherwise leases never expire during the test. */
  losesSenders: boolean;
  /** Starts the processes of the scenario. @returns a function that causes the faults while readings are posted */
  prepare: (round: FaultRound) => Promise<() => Promise<void>>;
}

/** A scenario that starts its own processes and collects its own evidence. */
export interface StandaloneScenario extends Pick<Scenario, 'name' | 'about'> {
  play: (options: ScenarioOptions) => Promise<ScenarioOutcome>;
}

export const SCENARIOS: readonly (Scenario | StandaloneScenario)[] = [
  {
    name: 'none',
    about: 'one service that sends, without faults',
    losesSenders: false,
    prepare: async (round) => {
      await round.startService('on');
      return () => Promise.resolve();
    },
  },
  {
    name: 'senders',
    about: 'three senders without faults',
    losesSenders: false,
    prepare: async (round) => {
      await round.startService('on');
      await round.startSender();
      await round.startSender();
      return () => Promise.resolve();
    },
  },
  {
    name: 'kill-sender',
    about: 'one of two senders is killed (-9), replaced by the other one within 5 s, and started again',
    losesSenders: false,
    prepare: async (round) => {
      await round.startService('off');
      await round.startSender();
      let sender = await round.startSender();
      return () =>
        round.atInstants(async () => {
          await round.kill(sender);
          await waitForReplacement(round.options.database, 1);
          sender = await round.startSender();
        });
    },
  },
  {
    name: 'kill-service',
    about: 'one of two services that send is killed (-9) and started again',
    losesSenders: true,
    prepare: async (round) => {
      await round.startService('on');
      let service = await round.startService('on');
      return () =>
        round.atInstants(async () => {
          await round.kill(service);
          service = await round.startService('on');
        });
    },
  },
  {
    name: 'crash-database',
    about: 'PostgreSQL crashes and recovers',
    losesSenders: true,
    prepare: async (round) => {
      await round.startService('on');
      await round.startSender();
      return () =>
        round.atInstants(async () => {
          await round.options.database.crash();
          await round.noteInFlight();
        });
    },
  },
  {
    name: 'freeze-sender',
    about: 'a sender is frozen (SIGSTOP) until another one has taken over, and then continues',
    losesSenders: true,
    prepare: async (round) => {
      await round.startService('off');
      const sender = await round.startSender();
      return () =>
        round.atInstants(async () => {
          sender.signal('SIGSTOP');
          const owners = await round.noteInFlight();
          await round.startSender();
          await waitForTakeover(round.options.database, round.organizationId, owners);
          sender.signal('SIGCONT');
        }, 1);
    },
  },
  {
    name: 'cut-listening',
    about: 'the connections on which two senders listen, and see that the other one is alive, are cut',
    losesSenders: false,
    prepare: async (round) => {
      await round.startService('off');
      await round.startSender();
      await round.startSender();
      return async () => {
        let cut = 0;
        await round.atInstants(async () => {
          cut += await round.options.database.cutListening();
        });
        if (cut === 0) throw new Error('No connection was listening for events.');
      };
    },
  },
  {
    name: 'poison',
    about: 'the database rejects some events and some attempts',
    losesSenders: false,
    prepare: async (round) => {
      await round.startService('on');
      round.poison = await createRejectingTriggers(round.options.database, round.organizationId, round.options.random);
      return () => Promise.resolve();
    },
  },
  {
    name: 'ingest',
    about: 'the service and PostgreSQL are killed, and PostgreSQL is frozen for 8 s, while vendors send messages to a source',
    play: runIngest,
  },
  ...[1, 10].map((poolSize) => ({
    name: `freeze-database-pool-${poolSize}`,
    about: `PostgreSQL is frozen (SIGSTOP) for 13 s while three organizations write; pool size ${poolSize}`,
    play: (options: ScenarioOptions) => runFreezeDatabase(poolSize, options),
  })),
];
