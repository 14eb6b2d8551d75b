import { type Command } from 'commander';

/** Option of all commands that work on the data of one organization. */
const IN_CLINIC = '--organization "North Clinic"';

/** Examples of the commands that most resources have. A resource without one of the commands ignores its example. */
const ofResource = (noun: string, example: object) => ({
  [`${noun} list`]: [`rpm-admin ${noun} list --size 50 ${IN_CLINIC}`, `rpm-admin ${noun} list --json ${IN_CLINIC}`],
  [`${noun} changes`]: [`rpm-admin ${noun} changes --updated-after 2026-01-31T08:00:00Z --json ${IN_CLINIC}`],
  [`${noun} show`]: [`rpm-admin ${noun} show 7 ${IN_CLINIC}`],
  [`${noun} create`]: [`echo '${JSON.stringify(example)}' | rpm-admin ${noun} create - ${IN_CLINIC}`],
  [`${noun} import`]: [`rpm-admin ${noun} import ${noun}s.csv --dry-run ${IN_CLINIC}`],
  [`${noun} export`]: [
    `rpm-admin ${noun} export --output ${noun}s.csv ${IN_CLINIC}`,
    `rpm-admin ${noun} export --format ndjson ${IN_CLINIC}`,
  ],
});

const READING = { patient: { id: 5 }, readingTimestamp: '2026-01-31T08:00:00Z', glucose: 101 };
const PERIOD = '--start-timestamp 2026-01-01T00:00:00Z --end-timestamp 2026-02-01T00:00:00Z';

/** Examples for the help pages of commands whose own help text has none, by the path of the command. */
const EXAMPLES: Record<string, readonly string[]> = {
  ...ofResource('site', { name: 'East Clinic' }),
  ...ofResource('patient', { firstName: 'Ada', lastName: 'Example', timeZone: 'America/Chicago' }),
  ...ofResource('manufacturer', { name: 'Example Instruments' }),
  ...ofResource('item', { name: 'Example Meter', model: 'EM-1', manufacturer: { id: 1 }, readingKinds: ['bloodGlucose'] }),
  ...ofResource('kit', { name: 'Glucose kit', kitItems: [{ item: { id: 12 }, count: 1 }] }),
  ...ofResource('device', { item: { id: 12 }, deviceIdentifiers: [{ type: 'serial', value: 'SN-1' }] }),
  ...ofResource('reading', READING),
  // The help text of this command has examples of its own.
  'reading import': [],
  ...ofResource('order', { patient: { id: 5 }, shippingOption: 'standard', orderItems: [{ item: { id: 12 }, count: 1 }] }),
  ...ofResource('return', { patient: { id: 5 }, returnDevices: [{ id: 21 }] }),
  backup: ['rpm-admin backup create --output /srv/backups'],
  report: [
    'rpm-admin report patient 5 --organization "North Clinic" -o report.html',
    'rpm-admin report adherence --organization "North Clinic" --first-date 2026-01-01 -o january.csv',
  ],
  'ingest source list': [`rpm-admin ingest source list ${IN_CLINIC}`],
  'ingest source show': [`rpm-admin ingest source show 1 ${IN_CLINIC}`],
  'ingest source add': [
    `rpm-admin ingest source add ${IN_CLINIC} --name "Weight scales" --adapter mapping`,
    `rpm-admin ingest source add ${IN_CLINIC} --name Uploader --adapter mapping --authentication apiSecret --patient-id 5 --json`,
  ],
  'ingest source change': [`rpm-admin ingest source change 1 ${IN_CLINIC} --state paused`],
  'ingest source rotate': [`rpm-admin ingest source rotate 1 ${IN_CLINIC} --only secret --overlap-seconds 3600`],
  'ingest source close': [`rpm-admin ingest source close 1 ${IN_CLINIC}`],
  ingest: [`rpm-admin ingest message list ${IN_CLINIC} --state quarantined`],
  'ingest mapping': [`rpm-admin ingest mapping list 1 ${IN_CLINIC}`],
  'ingest mapping list': [`rpm-admin ingest mapping list 1 ${IN_CLINIC}`],
  'ingest mapping add': [`rpm-admin ingest mapping add 1 mapping.json ${IN_CLINIC}`],
  'ingest mapping test': [`rpm-admin ingest mapping test 1 mapping.json message.json ${IN_CLINIC}`],
  'ingest mapping preview': [`rpm-admin ingest mapping preview 1 1 ${IN_CLINIC}`],
  'ingest mapping activate': [`rpm-admin ingest mapping activate 1 1 ${IN_CLINIC}`],
  'ingest message': [`rpm-admin ingest message show 1 ${IN_CLINIC}`],
  'ingest message list': [`rpm-admin ingest message list ${IN_CLINIC} --state quarantined`],
  'ingest message show': [`rpm-admin ingest message show 1 ${IN_CLINIC}`],
  'ingest message body': [`rpm-admin ingest message body 1 ${IN_CLINIC}`],
  'ingest quarantine': [`rpm-admin ingest quarantine list ${IN_CLINIC}`],
  'ingest quarantine list': [`rpm-admin ingest quarantine list ${IN_CLINIC} --code device_unknown`],
  'ingest quarantine bind': [`rpm-admin ingest quarantine bind ${IN_CLINIC} --group-id 1 --device-id 7`],
  'ingest quarantine retry': [`rpm-admin ingest quarantine retry ${IN_CLINIC} --group-id 1`],
  'ingest quarantine accept': [`rpm-admin ingest quarantine accept ${IN_CLINIC} --group-id 1`],
  'ingest quarantine discard': [`rpm-admin ingest quarantine discard ${IN_CLINIC} --group-id 1 --reason "A test device"`],
  'ingest alias': [`rpm-admin ingest alias list ${IN_CLINIC}`],
  'ingest alias list': [`rpm-admin ingest alias list ${IN_CLINIC} --kind person`],
  'ingest alias add': [`rpm-admin ingest alias add ${IN_CLINIC} --source-id 1 --kind person --value user-7 --patient-id 5`],
  'ingest alias remove': [`rpm-admin ingest alias remove 1 ${IN_CLINIC}`],
  'ingest replay': [`rpm-admin ingest replay ${IN_CLINIC} --source-id 1 --code no_mapping --dry-run`],
  'ingest test': [`rpm-admin ingest test 1 message.json ${IN_CLINIC}`],
  'ingest adapter list': ['rpm-admin ingest adapter list', 'rpm-admin ingest adapter list --json'],
  'ingest adapter show': ['rpm-admin ingest adapter show telli', 'rpm-admin ingest adapter show terra --json'],
  'organization create': ['rpm-admin organization create "South Clinic"'],
  'organization list': ['rpm-admin organization list --json'],
  'organization show': ['rpm-admin organization show "North Clinic"'],
  'organization rename': ['rpm-admin organization rename "West Clinic" "North-West Clinic"'],
  'organization set': ['rpm-admin organization set "North Clinic" --glucose-unit mmoll --time-zone Europe/Berlin'],
  'api-key create': [`rpm-admin api-key create ${IN_CLINIC} --name laptop --scopes patients:read,readings:write`],
  'api-key list': [`rpm-admin api-key list ${IN_CLINIC}`],
  'api-key rotate': [`rpm-admin api-key rotate 3 ${IN_CLINIC} --overlap-seconds 86400`],
  'api-key revoke': [`rpm-admin api-key revoke 3 ${IN_CLINIC}`],
  'console link': [`rpm-admin console link ${IN_CLINIC} --actor jane@clinic.example.org --scopes read`],
  'console invite': [`rpm-admin console invite ${IN_CLINIC} --name "Jane Doe" --scopes read`],
  'console invite-again': [`rpm-admin console invite-again 3 ${IN_CLINIC}`],
  'console people': [`rpm-admin console people ${IN_CLINIC}`],
  'console set-scopes': [`rpm-admin console set-scopes 3 --scopes patients:read,readings:read ${IN_CLINIC}`],
  'console enable': [`rpm-admin console enable 3 ${IN_CLINIC}`],
  'console disable': [`rpm-admin console disable 3 ${IN_CLINIC}`],
  'console end-sessions': [
    `rpm-admin console end-sessions 3 ${IN_CLINIC}`,
    `rpm-admin console end-sessions 3 --session 12 ${IN_CLINIC}`,
  ],
  'console remove-passkey': [`rpm-admin console remove-passkey 3 --passkey 4 ${IN_CLINIC}`],
  'patient equipment': [`rpm-admin patient equipment 5 ${IN_CLINIC}`],
  'patient disclosures': [`rpm-admin patient disclosures 5 ${IN_CLINIC}`],
  'patient withdraw-disclosure': [
    `rpm-admin patient withdraw-disclosure 5 --disclosure-id 1 --description "Recorded for another patient" ${IN_CLINIC}`,
  ],
  'device associate': [
    `rpm-admin device associate 21 --patient-id 5 ${IN_CLINIC}`,
    `rpm-admin device associate 21 --patient-external-identifier MRN-9 --event-timestamp 2026-01-31T08:00:00Z --dry-run ${IN_CLINIC}`,
  ],
  'device disassociate': [`rpm-admin device disassociate 21 --patient-id 5 ${IN_CLINIC}`],
  'device add-assignment': [`rpm-admin device add-assignment 21 --patient-id 5 ${PERIOD} ${IN_CLINIC}`],
  'device change-assignment': [`rpm-admin device change-assignment 21 4 --patient-id 6 --dry-run ${IN_CLINIC}`],
  'device remove-assignment': [`rpm-admin device remove-assignment 21 4 --dry-run ${IN_CLINIC}`],
  'reading history': [`rpm-admin reading history 7 --kind weight ${IN_CLINIC}`],
  'reading imports': [`rpm-admin reading imports --state stored ${IN_CLINIC}`],
  'reading restamp': [`rpm-admin reading restamp 21 ${PERIOD} --offset-seconds -3600 --dry-run ${IN_CLINIC}`],
  'reading undo-restamp': [`rpm-admin reading undo-restamp 21 --restamp-id 2 ${IN_CLINIC}`],
  'reading void': [
    `rpm-admin reading void --device-id 21 ${PERIOD} --dry-run ${IN_CLINIC}`,
    `rpm-admin reading void --patient-id 5 --kind weight --reason "The scale of a colleague" ${IN_CLINIC}`,
  ],
  'order fail': [`rpm-admin order fail 7 --reason "The address is wrong" ${IN_CLINIC}`],
  'order cancel': [`rpm-admin order cancel 7 --reason "Ordered twice" ${IN_CLINIC}`],
  'return ship': [`rpm-admin return ship 7 --tracking "Example Post:T-1" ${IN_CLINIC}`],
  'return cancel': [`rpm-admin return cancel 7 --reason "The patient keeps the device" ${IN_CLINIC}`],
  'stock list': [`rpm-admin stock list ${IN_CLINIC}`],
  'webhook changes': [`rpm-admin webhook changes --updated-after 2026-01-31T08:00:00Z ${IN_CLINIC}`],
  'webhook list': [`rpm-admin webhook list ${IN_CLINIC}`],
  'webhook show': [`rpm-admin webhook show 2 ${IN_CLINIC}`],
  'webhook create': [
    `rpm-admin webhook create --types patient.created reading.weight --url https://ehr.example/events ${IN_CLINIC}`,
  ],
  'webhook add-types': [`rpm-admin webhook add-types 2 ${IN_CLINIC} --types order.status`],
  'webhook set-purpose': [`rpm-admin webhook set-purpose 2 ${IN_CLINIC} --purpose publicHealth`],
  'webhook rotate-secret': [`rpm-admin webhook rotate-secret 2 ${IN_CLINIC}`],
  'webhook reseal': ['rpm-admin webhook reseal --json'],
  'webhook test': [`rpm-admin webhook test 2 ${IN_CLINIC}`],
  'webhook enable': [`rpm-admin webhook enable 2 ${IN_CLINIC}`],
  'webhook disable': [`rpm-admin webhook disable 2 ${IN_CLINIC}`],
  'webhook delete': [`rpm-admin webhook delete 2 ${IN_CLINIC}`],
  'webhook replay': [`rpm-admin webhook replay 2 --start 2026-01-31T08:00:00Z --end 2026-01-31T12:00:00Z --detach ${IN_CLINIC}`],
  'webhook replays': [`rpm-admin webhook replays 2 ${IN_CLINIC}`],
  'webhook cancel-replay': [`rpm-admin webhook cancel-replay 2 1 ${IN_CLINIC}`],
  'audit list': [
    `rpm-admin audit list --patient-id 5 ${IN_CLINIC}`,
    `rpm-admin audit list --refused true --start-timestamp 2026-01-31T00:00:00Z --size 250 --json ${IN_CLINIC}`,
    'rpm-admin audit list --organization-id 1 --action export',
  ],
  'webhook-log show': [`rpm-admin webhook-log show 7 --json ${IN_CLINIC}`],
  'webhook-log resend': [`rpm-admin webhook-log resend 7 ${IN_CLINIC}`],
};

/** Groups of commands whose own help text has examples. The help page of every other group shows the examples of its first commands. */
const GROUPS_WITH_EXAMPLES = [
  'api-key',
  'console',
  'event',
  'organization',
  'reading',
  'retention',
  'site',
  'webhook',
  'webhook-log',
];
const EXAMPLES_OF_GROUP = 3;

/** Adds the examples to the help pages of a command and its subcommands. */
export function addExamples(command: Command): void {
  for (const sub of command.commands) addExamples(sub);
  const path = pathOf(command);
  const examples = EXAMPLES[path] ?? (GROUPS_WITH_EXAMPLES.includes(path) ? [] : examplesOfGroup(command, path));
  if (examples.length === 0) return;
  const title = examples.length === 1 ? 'Example' : 'Examples';
  command.addHelpText('after', `\n${title}:\n${examples.map((example) => `  $ ${example}`).join('\n')}`);
}

function examplesOfGroup(group: Command, path: string): string[] {
  return group.commands.flatMap((sub) => EXAMPLES[`${path} ${sub.name()}`]?.slice(0, 1) ?? []).slice(0, EXAMPLES_OF_GROUP);
}

function pathOf(command: Command): string {
  return command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}
