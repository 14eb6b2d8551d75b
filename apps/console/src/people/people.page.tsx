import { type ConsolePerson } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { useDialog } from '../service/use-draft';
import { Dialog } from '../dialog/dialog';
import { NameAndScopesForm } from '../scope/name-and-scopes-form';
import { Rights } from '../scope/scope-choice';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type PersonState } from '../components/statuses';
import { Secret } from '../dialog/secret';
import { type Column } from '../components/table';
import { count, Status, Time } from '../components/texts';

/** Returns the state of a person's account in words, such as `invited`. */
export function stateOf({ enabled, passkeys, invitationExpireTimestamp }: ConsolePerson): PersonState {
  if (!enabled) return 'disabled';
  if (passkeys.length > 0) return 'active';
  return invitationExpireTimestamp === null ? 'invitation expired' : 'invited';
}

const COLUMNS: readonly Column<ConsolePerson>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Status', value: (person) => <Status value={stateOf(person)} /> },
  { title: 'Permissions', value: ({ scopes }) => <Rights scopes={scopes} /> },
  { title: 'Sessions', value: ({ sessions }) => count(sessions.length), isNumber: true },
  { title: 'Last sign-in', value: ({ lastSignInTimestamp }) => <Time at={lastSignInTimestamp} /> },
];

/** The page that lists and invites the people who sign in with passkeys. */
export function PeoplePage() {
  const [isInviting, setIsInviting] = useDialog<true>('invitation');
  const [changes, setChanges] = useState(0);
  const close = () => {
    setIsInviting(null);
    setChanges(changes + 1);
  };
  const invite = (
    <button type="button" onClick={() => setIsInviting(true)}>
      Invite a person
    </button>
  );
  return (
    <Page title="People" actions={invite}>
      <List
        key={changes}
        name="People"
        filters={[]}
        columns={COLUMNS}
        load={(input, signal) => rpm.listConsolePeople(input, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/people/${id}`)}
        empty={<p>Nobody signs in with a passkey yet. Invite the people who work in the console.</p>}
      />
      {isInviting && <InviteDialog onClose={close} />}
    </Page>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <Dialog title={url === null ? 'Invite a person' : 'The invitation'} onClose={onClose}>
      {url === null ? (
        <NameAndScopesForm
          hint="The history shows this name with every change the person makes"
          text="Create the invitation"
          send={async (body) => setUrl((await rpm.inviteConsolePerson({ body })).url)}
          onClose={onClose}
        />
      ) : (
        <InvitationLink url={url} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Shows the link of an invitation once. */
export function InvitationLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <>
      <p>
        Send this link only to the person. It can be used once, within 24 hours, and whoever opens it first can register a
        passkey.
      </p>
      <Secret text={url} onCopied={onClose} />
    </>
  );
}
