import { Factory } from '@rpm/data-access/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { type Command } from 'commander';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '../program';
import { TOP_LEVEL_COMMANDS } from '../top-level-commands';

/** Files that examples name, by name. */
const FILES: Record<string, string> = {
  'sites.csv': 'name\nSouth Clinic\n',
  'patients.csv': 'firstName,lastName\nAda,Example\n',
  'manufacturers.csv': 'name\nExample Instruments\n',
  'items.csv': 'name,model,sku\nExample Meter,EM-1,EM-1\n',
  'devices.csv': 'item.id,deviceIdentifiers\n12,serial:SN-2\n',
  'clarity.csv':
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID\n1,2026-01-31T08:00:04,EGV,,,,iOS G7,101,,,,,1000,TX1\n',
  'readings.csv': 'subject,timestamp,glucose\nex-1,2026-01-31 08:00,101\n',
  'mapping.json':
    '{"version": 1, "rules": [{"name": "beat", "when": {"path": "type", "equals": "beat"}, "ignore": "heartbeat"}]}',
  'message.json': '{"type": "beat"}',
  'pack.json': '{"orderItems": []}',
  'tracking.csv': 'orderId,carrier,trackingNumber\n7,Example Post,T-1\n',
  'readings.ndjson': '{"subject": "ex-1", "timestamp": "2026-01-31T09:00:00Z", "glucose": 101}\n',
};

/** A help page: the words of its command, and its text. */
export interface HelpPage {
  path: string;
  text: string;
}

/** An example of a help page, as a shell would run it. */
export interface Example {
  path: string;
  example: string;
  stdin: string;
  args: string[];
  environment: Record<string, string>;
}

/** Returns the help pages of the program and of all its commands. */
export async function helpPages(): Promise<HelpPage[]> {
  const pages: HelpPage[] = [];
  const collect = (command: Command, path: string) => {
    let text = '';
    command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
    pages.push({ path, text });
    for (const sub of command.commands) if (sub.name() !== 'help') collect(sub, `${path} ${sub.name()}`.trim());
  };
  collect(await createProgram(Object.keys(TOP_LEVEL_COMMANDS)), '');
  return pages;
}

/** Returns the examples of all pages but that of the program. */
export const examplesIn = (pages: readonly HelpPage[]): Example[] =>
  pages
    .slice(1)
    .flatMap(({ path, text }) => [...text.matchAll(/^ {2}\$ (.*)$/gm)].map(([, example = '']) => read(path, example)));

/** Returns the words of the commands that have no subcommands. */
export function commandsIn(pages: readonly HelpPage[]): string[] {
  const groups = new Set(pages.map(({ path }) => path.split(' ').slice(0, -1).join(' ')));
  return pages.map(({ path }) => path).filter((path) => path !== '' && !groups.has(path));
}

/** Creates the organization, the rows, the files and the folder that examples name. */
export async function fillClinicOfExamples({ dataSource }: TestDatabase, folder: string): Promise<void> {
  const clinic = await Factory.inNewOrganization(dataSource);
  await dataSource.query(`update organization set name = 'North Clinic'`);
  const item = await clinic.item();
  for (let id = item.id; id < 12; id++) await clinic.item();
  for (let count = 0; count < 21; count++) await clinic.device();
  for (let count = 0; count < 7; count++) await clinic.patient();
  for (let count = 0; count < 7; count++) await clinic.site();
  for (let count = 0; count < 2; count++) await clinic.webhook();
  await dataSource.query(
    `insert into ingest_source (organization_id, name, adapter, authentication, token_hash) values ($1, 'Sample', 'mapping', 'header', sha256('x'))`,
    [clinic.organizationId],
  );
  await dataSource.query(
    `insert into disclosure (organization_id, patient_id, date, recipient, description, purpose) values ($1, 5, '2026-01-31', 'Sample', 'Sample', 'Sample')`,
    [clinic.organizationId],
  );
  await dataSource.query(
    `with message as (
       insert into ingest_message (organization_id, source_id, state, due_timestamp, body_hash, body_bytes, counts)
       select $1, id, 'quarantined', null, '', 2, '{"quarantined": 1}' from ingest_source returning id, source_id
     )
     insert into ingest_part (organization_id, message_id, ordinal, source_id, pointer, outcome, code, device_key, person_key)
     select $1, id, 0, source_id, '', 'quarantined', 'device_unknown', 'unknown', '' from message`,
    [clinic.organizationId],
  );
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'audit-archive'));
}

/** Reads an example as a shell would: variables in front, words and quotes, and the output of `echo` as input. */
function read(path: string, example: string): Example {
  const [echo, command] = example.startsWith('echo ') ? example.split(' | ') : [null, example];
  const words = wordsOf(command.replace(/ > \S+$/, ''));
  const begin = words.indexOf('rpm-admin');
  const environment = Object.fromEntries(words.slice(0, begin).map((word) => word.split('=', 2) as [string, string]));
  return { path, example, stdin: wordsOf(echo ?? '')[1] ?? '', args: words.slice(begin + 1), environment };
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}
