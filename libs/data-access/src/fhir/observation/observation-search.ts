import { type CodedObservations } from '@rpm/fhir';
import { type NamedObservation } from './named/named-observations';
import { type TimeCondition } from './time/time-condition';

/** Values of readings each of which is an Observation: the main value of a kind (`companion` is null), or a companion value. */
export type ObservedValue = Pick<CodedObservations, 'kind' | 'companion' | 'variant'>;

/** The values of `status` that Observations of this service have. */
export const OBSERVATION_STATUSES = ['final', 'corrected', 'entered-in-error'] as const;
export type ObservationStatus = (typeof OBSERVATION_STATUSES)[number];

/** The orders of Observations: by the time of measurement or, oldest first, by the time of the last change. */
export const OBSERVATION_SORTS = ['-date', 'date', '_lastUpdated'] as const;
export type ObservationSort = (typeof OBSERVATION_SORTS)[number];

/** The position of an Observation in a sorted list: the values by which it is sorted, first to last. */
export interface ObservationPosition {
  /** Time of the measurement or of the last change. */
  time: Date;
  readingId: number;
  /** Position of the kind in the list of kinds. */
  kind: number;
  /** 0 for the main value, 1 for the companion value. */
  companion: number;
  /** The former patient, if the Observation has ended for that patient; otherwise 0. */
  endedPatientId: number;
}

/** A search for Observations. All conditions must be met. */
export interface ObservationSearch {
  values: readonly ObservedValue[];
  patientIds?: readonly number[] | undefined;
  deviceIds?: readonly number[] | undefined;
  /** The Observations that the search names by ids or identifiers. */
  keys?: readonly NamedObservation[] | undefined;
  date: readonly TimeCondition[];
  lastUpdated: readonly TimeCondition[];
  statuses: readonly ObservationStatus[];
  sort: ObservationSort;
  /** The page continues after this position. */
  after?: ObservationPosition | undefined;
  /** Changes from this time on are not found, because the first page did not contain them; null for the first page. */
  until: Date | null;
}
