import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackupFile, writeBackupFile } from '../archive/backup-file';
import { archive, openSnapshot } from '../create/create-backup';
import { type Manifest } from '../archive/manifest';
import { type RestoredBackup, restoreBackup, type RestoreOptions } from '../restore/restore-backup';
import { type Connection } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { restoreLandedDatabase } from '@rpm/schema/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/** The stored database of an earlier version that has rows in most tables. */
const FULL = '0e9fc29';

export interface WrittenBackup {
  path: string;
  manifest: Manifest;
}

/** A folder for backups, and databases that are backed up and restored. */
export class BackupSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'rpm-backup-'));
  private readonly databases: TestDatabase[] = [];

  /** Returns the stored database of an earlier version. */
  async landed(version: string): Promise<TestDatabase> {
    return this.keep(await restoreLandedDatabase(version));
  }

  /** Returns a database of this version with rows in most tables. */
  async full(): Promise<TestDatabase> {
    const database = await this.landed(FULL);
    await migrate(await database.connectAsService(2));
    return database;
  }

  /** Returns a database of this version without organizations. */
  async migrated(): Promise<TestDatabase> {
    return this.keep(await createTestDatabase());
  }

  /** Returns a database without tables. */
  async empty(): Promise<TestDatabase> {
    return this.keep(await createTestDatabase('template0'));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Writes a backup of a database to a file in the folder. */
  async backUp(connection: Connection, name: string): Promise<WrittenBackup> {
    const path = this.path(name);
    const snapshot = await openSnapshot(connection);
    const { manifest } = snapshot;
    await writeBackupFile(path, () => archive(snapshot), { origin: manifest }).finally(() => snapshot.close());
    return { path, manifest };
  }

  async restore(path: string, target: TestDatabase, options?: RestoreOptions): Promise<RestoredBackup> {
    return restoreBackup(await target.connectAsService(2), await openBackupFile(path), options);
  }

  async clear(): Promise<void> {
    for (const database of this.databases) await database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private keep(database: TestDatabase): TestDatabase {
    this.databases.push(database);
    return database;
  }
}
