import {
  type Page,
  type PageRequest,
  type RestampInput,
  type RestampPreview,
  type RestampView,
  type UndoRestampInput,
} from '@rpm/domain';
import { DEVICE_RESOURCE } from '../device/change-device';
import {
  type Database,
  type WriteRequest,
  findOne,
  type JsonText,
  type ListDefinition,
  listPage,
  type Transaction,
} from '@rpm/database';
import { restampReadings, undoRestamp } from './restamp';
import { RESTAMP_RESOURCE } from './restamp.view';

const LIST: ListDefinition<{ deviceId: number }, RestampView> = {
  ...RESTAMP_RESOURCE,
  where: `c.type = 'restamp'`,
  conditions: { deviceId: 'c.device_id = $' },
  order: 'c.id desc',
  sorts: { id: ['c.id'] },
};

/** Shifts readings of devices whose clocks were wrong. */
export class RestampRepository {
  constructor(private readonly database: Database) {}

  /** Lists the restamps of a device, newest first. @throws NotFound */
  async list(organizationId: number, deviceId: number, request: PageRequest): Promise<Page<JsonText<RestampView>>> {
    await findOne(this.database, organizationId, DEVICE_RESOURCE, deviceId);
    return listPage(this.database, organizationId, LIST, { deviceId }, request);
  }

  /** Shifts readings of a device; see {@link restampReadings}. */
  restamp(request: WriteRequest, deviceId: number, input: RestampInput): Promise<JsonText<RestampView | RestampPreview>> {
    return this.database.correct(
      { ...request, reason: input.reason },
      (transaction) => restampReadings(transaction, deviceId, input),
      {
        previewOf: isPreview,
      },
    );
  }

  /** Shifts the readings of a restamp back; see {@link undoRestamp}. */
  undo(request: WriteRequest, deviceId: number, input: UndoRestampInput): Promise<JsonText<RestampView | RestampPreview>> {
    return this.database.correct(
      { ...request, reason: input.reason },
      (transaction) => undoRestamp(transaction, deviceId, input),
      { previewOf: isPreview },
    );
  }
}

const isPreview = (_transaction: Transaction, answer: JsonText<RestampView | RestampPreview>) =>
  answer as JsonText<RestampPreview>;
