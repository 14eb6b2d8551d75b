import { type Database, listOrganizations, statement, type Transaction } from '@rpm/database';
import { SecretBox } from '@rpm/encryption';
import { Readable } from 'node:stream';

interface SealedPart {
  fileImportId: number;
  number: number;
  sealed: Buffer;
  keyName: string;
  bytes: number;
}

export const PUT_FILE_PART = statement<SealedPart>({
  name: 'put-file-part',
  text: `
    insert into file_import_part (organization_id, file_import_id, number, sealed, key_name, bytes)
    values ($organizationId, $fileImportId, $number, $sealed, $keyName, $bytes)
    on conflict (organization_id, file_import_id, number) do update set sealed = excluded.sealed, key_name = excluded.key_name, bytes = excluded.bytes,
      create_timestamp = now()`,
});

export const FIND_FILE_PART = statement<{ fileImportId: number; number: number }, { sealed: Buffer; keyName: string }>({
  name: 'find-file-part',
  text: `
    select sealed, key_name as "keyName" from file_import_part
    where organization_id = $organizationId and file_import_id = $fileImportId and number = $number`,
});

export const COUNT_FILE_PARTS = statement<{ fileImportId: number }, { bytes: number; parts: number; last: number }>({
  name: 'count-file-parts',
  text: `
    select coalesce(sum(bytes), 0)::bigint as bytes, count(*) as parts, coalesce(max(number), 0) as last from file_import_part
    where organization_id = $organizationId and file_import_id = $fileImportId`,
});

export const DELETE_FILE_PARTS = statement<{ fileImportId: number }>({
  name: 'delete-file-parts',
  text: 'delete from file_import_part where organization_id = $organizationId and file_import_id = $fileImportId',
});

/** Deletes the parts of files whose import nobody has started for a day. */
export const DELETE_OLD_FILE_PARTS = statement<object>({
  name: 'delete-old-file-parts',
  text: `delete from file_import_part where organization_id = $organizationId and create_timestamp < now() - interval '1 day'`,
});

/** Deletes the parts of files of all organizations whose import nobody has finished for a day. */
export async function deleteOldFileParts(database: Database): Promise<void> {
  for (const { id: organizationId } of await listOrganizations(database))
    await database.run({ organizationId }, DELETE_OLD_FILE_PARTS, {}, { isWrite: true });
}

/** Counts the imports whose files are stored, or may arrive. Parts that are older than a day are deleted, so such an import is not counted. */
export const COUNT_OPEN_FILE_IMPORTS = statement<object, { count: number }>({
  name: 'count-open-file-imports',
  text: `
    select count(*)::integer as count from file_import f
    where f.organization_id = $organizationId and f.state in ('receiving', 'storing') and (
      f.state = 'receiving' and f.create_timestamp > now() - interval '1 day'
      or exists (select from file_import_part p where p.organization_id = $organizationId and p.file_import_id = f.id))`,
});

/** The parts of files that browsers have sent. They are stored encrypted, so that any process can read them and no backup or dump reveals them. */
export class FileParts {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  async put(transaction: Transaction, fileImportId: number, number: number, content: Buffer): Promise<void> {
    const { sealed, keyName } = this.box.seal(content, this.ownerOf(transaction.organizationId));
    await transaction.run(PUT_FILE_PART, { fileImportId, number, sealed, keyName, bytes: content.length });
  }

  /** Opens the bytes of a file at their beginning. The stream ends early if a part is missing. */
  open(organizationId: number, fileImportId: number): Readable {
    return Readable.from(this.contents(organizationId, fileImportId), { objectMode: false });
  }

  private async *contents(organizationId: number, fileImportId: number): AsyncGenerator<Buffer, void> {
    for (let number = 1; ; number++) {
      const [part] = await this.database.run({ organizationId }, FIND_FILE_PART, { fileImportId, number });
      if (!part) return;
      yield this.box.open(part, this.ownerOf(organizationId));
    }
  }

  private ownerOf(organizationId: number) {
    return { organizationId, webhookId: null };
  }
}
