import { type WebhookType } from '@rpm/domain';
import { type JsonText } from './json-text';
import { type Transaction } from '../database/organization-scope';

/** Writes an event to the outbox, in the transaction of what caused it: it is there if, and only if, that has happened. */
export async function emit(transaction: Transaction, type: WebhookType, subjectId: number, payload: JsonText): Promise<void> {
  await transaction.run(EMIT, [transaction.organizationId, type, subjectId, payload.text]);
}

const EMIT = {
  name: 'emit-event',
  text: 'insert into event (organization_id, type, subject_id, payload) values ($1, $2, $3, $4)',
};
