import {
  assertExist,
  assertState,
  type Database,
  type FindByIdDefinition,
  findInTransaction,
  findOne,
  JsonText,
  statement,
  type Transaction,
  type WriteRequest,
  listByKeyset,
} from '@rpm/database';
import {
  embeddedPatients,
  type IngestAliasInput,
  type IngestAliasListView,
  type IngestAliasQuery,
  type IngestAliasView,
  NotFound,
  patientsGiven,
} from '@rpm/domain';
import { nameOfPerson, textOfDevice } from '../binding/device-name';
import { isTextOfDevice } from './device-text.sql';
import { INGEST_ALIAS } from './ingest-views';

const LIST = {
  from: 'ingest_alias a',
  json: INGEST_ALIAS,
  conditions: { sourceId: 'a.source_id = $sourceId', kind: 'a.kind = $kind', value: isTextOfDevice('a.value', 'value') },
};

const ALIAS: FindByIdDefinition<IngestAliasView> = {
  noun: 'ingest alias',
  from: 'ingest_alias a',
  json: INGEST_ALIAS,
  about: embeddedPatients,
};

/** Texts in messages, and the devices and patients that they stand for. */
export class IngestAliasRepository {
  constructor(private readonly database: Database) {}

  /** Lists aliases, newest first. */
  list(organizationId: number, query: IngestAliasQuery): Promise<JsonText<IngestAliasListView>> {
    return listByKeyset(this.database, organizationId, LIST, query, `array_remove(array[a.patient_id::float8], null)`);
  }

  /** @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<IngestAliasView>> {
    return findOne(this.database, organizationId, ALIAS, id);
  }

  /** Creates an alias. Quarantined parts that name its text are processed again. @throws InvalidInput */
  create(request: WriteRequest, input: IngestAliasInput): Promise<JsonText<IngestAliasView>> {
    return this.database.write(request, (transaction) => addAlias(transaction, input));
  }

  /** Removes an alias. Readings that were recorded by it stay as they are. @throws NotFound, PreconditionFailed */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, async (transaction) => {
      assertState(request, await findInTransaction(transaction, ALIAS, id));
      const [removed] = await transaction.run(REMOVE_ALIAS, { id });
      if (!removed) throw new NotFound('ingest alias');
      transaction.concern([removed.patientId]);
      return JsonText.empty(patientsGiven(removed.patientId === null ? [] : [removed.patientId]));
    });
  }
}

/** Creates an alias in a transaction. @throws InvalidInput if its source, its device or its patient does not exist */
export async function addAlias(transaction: Transaction, input: IngestAliasInput): Promise<JsonText<IngestAliasView>> {
  const { sourceId, kind, value, device, patient, startTimestamp = null, endTimestamp = null } = input;
  await assertExist(transaction, 'ingest_source', [{ id: sourceId, pointer: '/sourceId' }]);
  if (device) await assertExist(transaction, 'device', [{ id: device.id, pointer: '/device/id' }]);
  if (patient) await assertExist(transaction, 'patient', [{ id: patient.id, pointer: '/patient/id' }]);
  const [row] = await transaction.run(ADD_ALIAS, {
    ...{ sourceId, kind, startTimestamp, endTimestamp },
    value: kind === 'device' ? textOfDevice(value) : nameOfPerson(value),
    deviceId: device?.id ?? null,
    patientId: patient?.id ?? null,
  });
  transaction.concern([patient?.id ?? null]);
  return JsonText.asserted(row?.json ?? '', patientsGiven(patient ? [patient.id] : []));
}

interface NewAlias {
  sourceId: number;
  kind: string;
  value: string;
  deviceId: number | null;
  patientId: number | null;
  startTimestamp: Date | null;
  endTimestamp: Date | null;
}

const ADD_ALIAS = statement<NewAlias, { json: string }>({
  name: 'add-ingest-alias',
  text: `
    insert into ingest_alias as a (organization_id, source_id, kind, value, device_id, patient_id, start_timestamp, end_timestamp)
    values ($organizationId, $sourceId, $kind, $value, $deviceId, $patientId, $startTimestamp, $endTimestamp)
    returning ${INGEST_ALIAS}::text as json`,
});

const REMOVE_ALIAS = statement<{ id: number }, { patientId: number | null }>({
  name: 'remove-ingest-alias',
  text: `delete from ingest_alias where organization_id = $organizationId and id = $id returning patient_id as "patientId"`,
});
