import { commandsIn, type HelpPage, helpPages } from './testing/help-examples';

/** All commands. None may disappear, because scripts of customers rely on them. */
const COMMANDS = `
  migrate, doctor, rebuild-indexes, backup create, backup verify, backup restore, backup generate-key, backup generate-signing-key, organization create,
  organization list, organization show, organization rename, organization set, organization set-fhir-base, organization export, organization import,
  organization delete, api-key create, api-key list, api-key revoke, api-key rotate, console link, console invite, console invite-again,
  console people, console sessions, console set-scopes, console enable, console disable, console end-sessions, console remove-passkey,
  site list, site changes, site show, site create, site change, site delete, site import, site export, patient list, patient changes, patient show, patient create,
  patient change, patient equipment, patient merge, patient unmerge, patient disclosures,
  patient record-disclosure, patient withdraw-disclosure, patient import, patient export, manufacturer list, manufacturer changes,
  manufacturer show, manufacturer create, manufacturer change, manufacturer delete, manufacturer import, manufacturer export, item list, item changes,
  item show, item create, item change, item delete, item import, item export, kit list, kit changes, kit show, kit create, kit export, kit change,
  kit delete, kit set-item, kit remove-item, device list, device changes, device show, device create, device change, device delete, device import,
  device export, device associate, device disassociate, device add-assignment, device change-assignment, device remove-assignment,
  device events, device former-identifiers, device health-checks, reading list, reading changes, reading show, reading create, reading export,
  reading history, reading import, reading imports, reading undo-import, reading restamp, reading undo-restamp, reading void, report adherence, report patient, order list, order changes, order show, order create,
  order change, order export, order pack, order deliver, order fail, order cancel, order ship, order add-tracking-numbers, order events,
  return list, return changes, return show, return create, return export, return ship, return receive, return cancel, return add-tracking-numbers, stock list, stock adjust,
  webhook list, webhook changes, webhook show, webhook create, webhook rotate-secret, webhook reseal, webhook test, webhook enable, webhook disable,
  webhook add-types, webhook set-purpose, webhook delete, webhook replay, webhook replays, webhook cancel-replay, webhook requeue, webhook listen, webhook-log list,
  webhook-log show, webhook-log resend, webhook-log attempts, ingest source list, ingest source show, ingest source add, ingest source change,
  ingest source rotate, ingest source close, ingest adapter list, ingest adapter show, ingest mapping list, ingest mapping add, ingest mapping test, ingest mapping preview, ingest mapping activate, ingest message list,
  ingest message show, ingest message body, ingest quarantine list, ingest quarantine bind, ingest quarantine retry, ingest quarantine accept,
  ingest quarantine discard, ingest alias list, ingest alias add, ingest alias remove, ingest replay, ingest test, event list, audit list, audit verify, audit checkpoint, audit keys,
  audit prove, audit export, audit begin-epoch, audit archive, deliver, retention run, simulate`;

describe('help pages', () => {
  let pages: HelpPage[];

  beforeAll(async () => {
    pages = await helpPages();
  });

  it('all contain an example', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ text }) => !/^ {2}\$ /m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('exist for every command in the list, and for no others', () => {
    expect(commandsIn(pages).sort()).toEqual(COMMANDS.trim().split(/,\s+/).sort());
  });
});
