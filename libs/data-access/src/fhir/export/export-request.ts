import { type ReadingKindName } from '@rpm/domain';
import { type ObservationFilter } from './observation-filter';

/** Types of resources that an export can contain, in the order of its files: references lead to earlier files. */
export const EXPORTED_TYPES = ['Organization', 'Location', 'Patient', 'Device', 'DeviceUseStatement', 'Observation'] as const;

export type ExportedType = (typeof EXPORTED_TYPES)[number];

/** A Group: the patients who are enrolled, or the patients of a site. */
export type ExportedGroup = 'enrolled' | { siteId: number };

/** The resources that an export contains, as its request selects them. */
export interface ExportSelection {
  types: readonly ExportedType[];
  /** The Group whose patients are exported; null for all patients. */
  group: ExportedGroup | null;
  /** Ids of the patients to whom the export is limited; null if it is not. */
  patients: readonly number[] | null;
  /** Only resources that have changed after this time, in ISO 8601; null for all resources. */
  since: string | null;
  /** Only resources whose last change was before this time, in ISO 8601; null for all resources. */
  until: string | null;
  /** Conditions on Observations, one of which must be met; null if there are none. Exports that an earlier version of the service began lack this. */
  observations?: readonly ObservationFilter[] | null;
}

/**
 * A file of an export: resources of one type whose ids are in a range. It contains resources by id and not by time, because a resource that changes between
 * the requests for two files keeps its id, and therefore its file.
 */
export interface ExportFile {
  type: ExportedType;
  /** The kind of the readings from which Observations are made. */
  kind?: ReadingKindName;
  /**
   * The resources that the file contains: all that are selected, only those that have changed after `since`, those of patients who may have joined the Group after
   * `since`, or the ids of those that were deleted after `since`.
   */
  part: 'all' | 'changed' | 'joined' | 'deleted';
  /** The first id. */
  from: number;
  /** The last id. */
  to: number;
}

/** An export that was requested. */
export interface ExportJob {
  id: string;
  /** The URL of the request. */
  request: string;
  selection: ExportSelection;
  expireTimestamp: Date;
  /**
   * The time up to which the export contains all changes, and the files; null as long as a transaction is open whose beginning is not known. A client that
   * passes the time as `_since` gets every change that it does not have.
   */
  contents: { transactionTimestamp: Date; files: readonly ExportFile[] } | null;
}
