import { MAX_PAGE_SIZE } from '../page/page';
import { actorProperties } from '../view/actor-property';
import { calendarDate, choice, count, flag, id, instant, list, object, text } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { AUDIT_ACTOR_KINDS } from './audit-entry';
import { TRAIL_PROPERTIES } from './audit-event.view';
import { EXCEPTED_PURPOSES } from './purpose';

/** Maximum number of recipients in the account of one patient whose disclosures the trail has recorded. */
export const MAX_RECIPIENTS = 100;

const ofDisclosure = (property: string) => `${property}; null in a withdrawal`;

const DISCLOSURE_REFERENCE_VIEW = view('DisclosureReference', 'A disclosure, as part of another one.', {
  id: id('Identifier of the disclosure.', { example: 1 }),
});

export const DISCLOSURE_VIEW = view('Disclosure', 'A disclosure that somebody has recorded, or the withdrawal of one.', {
  id: id('Identifier, which the service assigns.', { example: 1 }),
  createTimestamp: instant('When it was recorded.', { example: '2026-01-31T09:00:00.000Z' }),
  ...actorProperties('recorded it'),
  date: calendarDate(`${ofDisclosure('Day of the disclosure')}.`, { nullable: true, example: '2026-01-31' }),
  recipient: text(`${ofDisclosure('Who received the data')}.`, { nullable: true, example: 'County health department' }),
  address: text('Postal address of the recipient; null if it is not known.', {
    nullable: true,
    example: '1 Example Street, Testville',
  }),
  description: text('The data that was disclosed, or why the disclosure was withdrawn.', {
    example: 'Blood pressure readings of January',
  }),
  purpose: text(`${ofDisclosure('Purpose of the disclosure')}.`, { nullable: true, example: 'Public health report' }),
  withdrawn: flag('Whether a later row withdraws this disclosure, because it was recorded by mistake.', { example: false }),
  withdraws: object(DISCLOSURE_REFERENCE_VIEW, 'The disclosure that this row withdraws; null if this is a disclosure.', {
    nullable: true,
    example: null,
  }),
});

export type DisclosureView = ViewOf<typeof DISCLOSURE_VIEW>;

const RECORDED_DISCLOSURES_VIEW = view(
  'RecordedDisclosures',
  'Disclosures of one kind to one recipient that the audit trail has recorded. Repeated disclosures are summarized (45 CFR 164.528(b)(3)).',
  {
    action: choice(
      ['disclose', 'export'],
      'Whether a webhook delivered the data (`disclose`), or somebody downloaded it (`export`).',
      {
        example: 'disclose',
      },
    ),
    host: text('Host to which the data was sent; null for a download.', { nullable: true, example: 'registry.example.org' }),
    webhookId: id('Id of the webhook, even if it was deleted; null for a download.', { nullable: true, example: 3 }),
    actorKind: choice(AUDIT_ACTOR_KINDS, 'Kind of the actor, as in the audit trail.', { example: 'delivery' }),
    actorId: id('Id of the API key or person; null for other actors.', { nullable: true, example: null }),
    purpose: text('Purpose of the disclosures.', { example: 'publicHealth' }),
    disclosureCount: count('Number of the disclosures.', 12),
    firstTimestamp: instant('Time of the first of them.', { example: '2026-01-01T09:00:00.000Z' }),
    lastTimestamp: instant('Time of the last of them.', { example: '2026-01-31T09:00:00.000Z' }),
  },
);

export const DISCLOSURE_LIST_VIEW = view('DisclosureList', 'The disclosures of the data of a patient.', {
  content: list(DISCLOSURE_VIEW, 'The disclosures that somebody has recorded, and withdrawals, newest first.', {
    maxItems: MAX_PAGE_SIZE,
  }),
  recorded: list(
    RECORDED_DISCLOSURES_VIEW,
    `The disclosures that the audit trail has recorded, except those for ${EXCEPTED_PURPOSES.join(', ')} and those without a purpose: for at most ${MAX_RECIPIENTS} recipients, the last disclosure first.`,
    { maxItems: MAX_RECIPIENTS },
  ),
  ...TRAIL_PROPERTIES,
});

export type DisclosureListView = ViewOf<typeof DISCLOSURE_LIST_VIEW>;
