import {
  type DeviceStatus,
  type FileImport,
  type IngestMessage,
  type IngestPart,
  type IngestSource,
  type OrderStatus,
  type ReturnStatus,
  type WebhookDisabledReason,
  type WebhookLogStatus,
  type WebhookReplayStatus,
} from '@rpm/client';

/** Whether a status is good, bad, under way, or none of these. */
export type Tone = 'good' | 'bad' | 'busy' | 'plain';

/** The tones of the statuses of one kind. The compiler requires each status of the API, and filters list them in this order. */
type Tones<Status extends string> = Readonly<Record<Status, Tone>>;

const DEVICE: Tones<DeviceStatus> = {
  available: 'good',
  availableAtSite: 'plain',
  allocated: 'busy',
  inTransit: 'busy',
  withPatient: 'good',
  returning: 'busy',
  lost: 'bad',
  decommissioned: 'plain',
};

const ORDER: Tones<OrderStatus> = {
  onHold: 'bad',
  received: 'busy',
  packed: 'busy',
  shipped: 'busy',
  delivered: 'good',
  failed: 'bad',
  cancelled: 'plain',
};

const RETURN: Tones<ReturnStatus> = {
  requested: 'busy',
  labelSent: 'plain',
  inTransit: 'busy',
  received: 'busy',
  cancelled: 'plain',
};

const DELIVERY: Tones<WebhookLogStatus> = { pending: 'busy', delivered: 'good', failed: 'bad', cancelled: 'plain' };

const REPLAY: Tones<WebhookReplayStatus> = { running: 'busy', done: 'good', cancelled: 'plain' };

const WEBHOOK: Tones<'enabled' | 'disabled' | WebhookDisabledReason> = {
  enabled: 'good',
  disabled: 'plain',
  gone: 'bad',
  failing: 'bad',
};

/** Whether a person can sign in to the console. */
export type PersonState = 'active' | 'disabled' | 'invited' | 'invitation expired';

const PERSON: Tones<PersonState> = { active: 'good', disabled: 'plain', invited: 'plain', 'invitation expired': 'plain' };

const SOURCE: Tones<IngestSource['state']> = { active: 'good', paused: 'busy', closed: 'plain' };

const MESSAGE: Tones<IngestMessage['state']> = { queued: 'busy', processed: 'good', quarantined: 'bad' };

const PART: Tones<IngestPart['outcome']> = {
  stored: 'good',
  duplicate: 'plain',
  corrected: 'good',
  voided: 'plain',
  kept: 'plain',
  health: 'good',
  dropped: 'plain',
  ignored: 'plain',
  quarantined: 'bad',
  discarded: 'plain',
  expired: 'bad',
};

const FILE_IMPORT: Tones<FileImport['state']> = {
  receiving: 'busy',
  storing: 'busy',
  stored: 'good',
  undoing: 'busy',
  undone: 'plain',
};

const OTHER: Tones<'inactive' | 'revoked' | 'atRisk'> = { inactive: 'plain', revoked: 'bad', atRisk: 'bad' };

/** All kinds of statuses. A word that occurs in several kinds has the same tone in each. */
export const KINDS_OF_STATUSES: readonly Tones<string>[] = [
  DEVICE,
  ORDER,
  RETURN,
  DELIVERY,
  REPLAY,
  WEBHOOK,
  PERSON,
  SOURCE,
  MESSAGE,
  PART,
  FILE_IMPORT,
  OTHER,
];

const TONES = new Map(KINDS_OF_STATUSES.flatMap((tones) => Object.entries(tones)));

/** Returns the tone of a status. A later version of the service may have statuses that this one does not know; they are plain. */
export const toneOf = (status: string): Tone => TONES.get(status) ?? 'plain';

const namesOf = <Status extends string>(tones: Tones<Status>): readonly Status[] => Object.keys(tones) as Status[];

/** All statuses of devices, in the order of a device's life. */
export const DEVICE_STATUSES = namesOf(DEVICE);
export const ORDER_STATUSES = namesOf(ORDER);
export const RETURN_STATUSES = namesOf(RETURN);
/** All statuses of the delivery of an event to a webhook. */
export const DELIVERY_STATUSES = namesOf(DELIVERY);
/** All outcomes of a message's parts. */
export const PART_OUTCOMES = namesOf(PART);
export const MESSAGE_STATES = namesOf(MESSAGE);
export const FILE_IMPORT_STATES = namesOf(FILE_IMPORT);
