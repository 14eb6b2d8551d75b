import { type Pace } from '@rpm/database';
import { type DeliveryQueue } from '../delivery-queue';
import { type DeliveryMetrics } from '../metrics/metrics';
import { type SendingSlots } from './slots';

/** The objects that all parts of a deliverer share. */
export interface DelivererParts {
  queue: DeliveryQueue;
  slots: SendingSlots;
  /** Decides whether the loops of the process poll. */
  pace: Pace;
  metrics?: DeliveryMetrics | undefined;
  /** Called with every error of the background work, which continues. */
  onError: (error: unknown) => void;
}

/** Interval in milliseconds at which each part of a busy process looks for work of which nobody has notified it. A quiet process finds such work within ten seconds. */
export const POLL_MS = 100;
