/** A vendor: one that sends a message until it is acknowledged, and sends some of them again afterwards, or one that sends each message once. */
export type VendorName = 'retrying' | 'single';

/** A message that a vendor has sent. Its number is the number of seconds between the first instant and its reading. */
export interface SentMessage {
  number: number;
  vendor: VendorName;
  /** Number of answers 2xx of the service. */
  acknowledgements: number;
  systolic: number;
  diastolic: number;
}

/** A reading that was found in the database, with the number of its events. */
export interface StoredMessageReading {
  number: number;
  systolic: number;
  diastolic: number;
  events: number;
}

export interface MessageComparison {
  acknowledged: number;
  /** Messages that were acknowledged and have no reading. */
  lost: SentMessage[];
  /** Readings of a message that has another reading. */
  repeated: StoredMessageReading[];
  /** Readings that differ from their messages, or that no vendor has sent. */
  wrong: StoredMessageReading[];
  /** Readings with another number of events than one. */
  wrongEvents: StoredMessageReading[];
  /** Messages of the vendor that sends each once: how many it has sent, how many have no reading, and how many have one although no 2xx arrived. */
  single: { sent: number; lost: number; storedUnacknowledged: number };
}

/** Compares the messages that vendors have sent with the readings in the database. */
export function compareMessages(sent: readonly SentMessage[], stored: readonly StoredMessageReading[]): MessageComparison {
  const messages = new Map(sent.map((message) => [message.number, message]));
  const readings = new Set<number>();
  const repeated = stored.filter(({ number }) => readings.size === readings.add(number).size);
  const isMissing = ({ number }: SentMessage) => !readings.has(number);
  const acknowledged = sent.filter(({ acknowledgements }) => acknowledgements > 0);
  const single = sent.filter(({ vendor }) => vendor === 'single');
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(isMissing),
    repeated,
    wrong: stored.filter(({ number, systolic, diastolic }) => {
      const message = messages.get(number);
      return message?.systolic !== systolic || message.diastolic !== diastolic;
    }),
    wrongEvents: stored.filter(({ events }) => events !== 1),
    single: {
      sent: single.length,
      lost: single.filter(isMissing).length,
      storedUnacknowledged: single.filter((message) => message.acknowledgements === 0 && !isMissing(message)).length,
    },
  };
}
