import { type NamedStatement, statement } from '@rpm/database';
import { ORGANIZATION } from '../../access/organization.view';
import { SITE_RECORD } from '../../site/site.view';
import { deviceJson } from '../device/device-json.sql';
import { JSON_OF_ASSIGNMENT } from '../device/device-use-resources';
import { JSON_OF_PATIENT } from '../patient/patient-resources';
import { type IdPosition } from './export-readings.sql';
import { isMember, mayHaveJoined, type MemberArguments } from './member.sql';

/** Number of resources that one statement scans. */
const RESOURCES_AT_ONCE = 500;

export interface ResourcePageArguments extends MemberArguments, IdPosition {
  last: number;
  /** Only resources that have changed after this time, and those of patients who may have joined the Group after it; null for all resources. */
  changedAfter: Date | null;
  /** Resources that had ended at this time already, such as merged patients, are left out. */
  endedAfter: Date;
  until: Date | null;
  transactionTimestamp: Date;
}

/** A row of a page. The first column is the same in all rows of the page. */
export interface ResourcePageRow {
  /** The id of the last row that was scanned; null if there are no more. */
  lastId: number | null;
  /** The JSON from which the resource is made; null if no row that was scanned belongs to the export. */
  json: string | null;
}

/** The rows of a table from which resources are made. */
interface ExportedRows {
  /** The table and its alias. */
  from: string;
  json: string;
  /** SQL for the time of the last change. */
  changeTime: string;
  /** SQL condition that the row belongs to the export. */
  isExported?: string;
  /** SQL condition that the row is of a patient who may have joined the Group. */
  isJoined?: string;
}

const ASSIGNED = 'from device_assignment a where a.organization_id = $organizationId and a.device_id = d.id';

/** The tables that are exported by id, by the type of their resources. */
const ROWS = {
  Location: { from: 'site s', json: SITE_RECORD, changeTime: 's.update_timestamp' },
  Patient: {
    from: 'patient p',
    json: JSON_OF_PATIENT,
    changeTime: 'p.update_timestamp',
    isExported: `(p.merged_into is null or p.update_timestamp > $endedAfter::timestamptz) and ${isMember('p.id')}`,
  },
  Device: {
    from: 'device d',
    // A receiver of the data of some patients must not see that another patient holds the device.
    json: deviceJson(isMember('d.current_patient_id')),
    // The resource also contains properties of the item and its manufacturer.
    changeTime: `greatest(d.update_timestamp, (
      select greatest(i.update_timestamp, m.update_timestamp) from item i
        left join manufacturer m on m.organization_id = i.organization_id and m.id = i.manufacturer_id
      where i.organization_id = d.organization_id and i.id = d.item_id))`,
    isExported: `(not $isGroup::boolean and $patients::bigint[] is null or exists (select ${ASSIGNED} and ${isMember('a.patient_id')}))`,
    isJoined: `exists (select ${ASSIGNED} and ${isMember('a.patient_id')} and ${mayHaveJoined('a.patient_id', '$changedAfter::timestamptz')})`,
  },
  DeviceUseStatement: {
    from: 'device_assignment a',
    json: JSON_OF_ASSIGNMENT,
    changeTime: 'a.update_timestamp',
    // An assignment without a duration was made void by a correction.
    isExported: `(a.end_timestamp is distinct from a.start_timestamp or a.update_timestamp > $endedAfter::timestamptz) and ${isMember('a.patient_id')}`,
    isJoined: mayHaveJoined('a.patient_id', '$changedAfter::timestamptz'),
  },
} satisfies Record<string, ExportedRows>;

export type TypeExportedById = keyof typeof ROWS;

/** Returns the statement that reads a page of resources in the order of their ids. */
export const exportResources = (type: TypeExportedById) => STATEMENTS[type];

const STATEMENTS: Readonly<Record<TypeExportedById, NamedStatement<ResourcePageArguments, ResourcePageRow>>> = {
  Location: pageStatement('Location'),
  Patient: pageStatement('Patient'),
  Device: pageStatement('Device'),
  DeviceUseStatement: pageStatement('DeviceUseStatement'),
};

function pageStatement(type: TypeExportedById): NamedStatement<ResourcePageArguments, ResourcePageRow> {
  const { from, json, changeTime, isExported = 'true', isJoined = 'false' }: ExportedRows = ROWS[type];
  const [table = '', alias = ''] = from.split(' ');
  return statement({
    name: `export-fhir-${table}`,
    text: `
      with scanned as materialized (
        select * from ${table} where organization_id = $organizationId and id > $afterId and id <= $last order by id limit ${RESOURCES_AT_ONCE}
      )
      select last.id as "lastId", found.json
      from (select max(id) as id from scanned) last left join lateral (
        select ${json}::text as json from scanned ${alias}
        where ${isExported}
          and ($changedAfter::timestamptz is null or ${changeTime} > $changedAfter::timestamptz or $isGroup::boolean and ${isJoined})
          and ($until::timestamptz is null or ${changeTime} < $until::timestamptz or ${changeTime} > $transactionTimestamp::timestamptz)
        order by ${alias}.id
      ) found on true`,
  });
}

type ExportTimes = Pick<ResourcePageArguments, 'changedAfter' | 'until' | 'transactionTimestamp'>;

/** Reads the organization, if it has changed after a time. */
export const EXPORT_ORGANIZATION = statement<ExportTimes, { json: string }>({
  name: 'export-fhir-organization',
  text: `
    select ${ORGANIZATION}::text as json from organization o
    where o.id = $organizationId and ($changedAfter::timestamptz is null or o.update_timestamp > $changedAfter::timestamptz)
      and ($until::timestamptz is null or o.update_timestamp < $until::timestamptz or o.update_timestamp > $transactionTimestamp::timestamptz)`,
});

/** Reads a page of the resources that were deleted, in the order of their deletion. */
export const EXPORT_DELETED = statement<{ resource: string; afterTime: Date; afterId: number }, { id: number; time: Date }>({
  name: 'export-deleted-resources',
  text: `
    select d.id, d.update_timestamp as time from deleted_resource d
    where d.organization_id = $organizationId and d.resource = $resource and (d.update_timestamp, d.id) > ($afterTime::timestamptz, $afterId::bigint)
    order by d.update_timestamp, d.id limit ${RESOURCES_AT_ONCE}`,
});
