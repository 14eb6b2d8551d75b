import { type Actor, type AdapterName } from '@rpm/domain';
import { statement } from '@rpm/database';

/** A source as far as its messages are processed with it. */
export interface ProcessedSource {
  id: number;
  name: string;
  adapter: AdapterName;
  state: 'active' | 'paused' | 'closed';
  timeZone: string | null;
  itemId: number | null;
  /** The patient of all readings of the source; null if messages name their patients or devices. A merged patient is replaced by the remaining one. */
  patientId: number | null;
  unknownDevices: 'quarantine' | 'register';
  mappingVersion: number | null;
}

/** The actor of the changes that messages of a source cause. */
export const actorOf = ({ id, name }: Pick<ProcessedSource, 'id' | 'name'>): Actor => ({ kind: 'source', id, name });

/** SQL that finds a source. It keeps the source from being deleted until the end of the transaction; other changes are possible. */
export const FIND_SOURCE = statement<{ sourceId: number }, ProcessedSource>({
  name: 'find-source-to-process',
  text: `
    select s.id, s.name, s.adapter, s.state, s.time_zone as "timeZone", s.item_id as "itemId", coalesce(p.merged_into, p.id) as "patientId",
      s.unknown_devices as "unknownDevices", s.mapping_version as "mappingVersion"
    from ingest_source s left join patient p on p.organization_id = $organizationId and p.id = s.patient_id
    where s.organization_id = $organizationId and s.id = $sourceId for key share of s`,
});
