import { type ConsolePerson, type Grant } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDraft, useDialog } from '../service/use-draft';
import { Dialog } from '../dialog/dialog';
import { Form } from '../dialog/form';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { Table } from '../components/table';
import { Newest } from '../components/newest';
import { Fact, Facts, Section, Status, Time } from '../components/texts';
import { SESSION_COLUMNS } from '../resource/part-list.pages';
import { grantsWithin } from '../scope/rights';
import { Rights, ScopeChoice, ScopeList } from '../scope/scope-choice';
import { InvitationLink, stateOf } from './people.page';

/** Task for which the page shows a dialog. */
type Task = { kind: 'scopes' | 'disable' } | { kind: 'link'; url: string };

interface PartProperties {
  person: ConsolePerson;
  reload: () => void;
}

/** One person, with account state, scopes, passkeys and sessions. */
export function PersonPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getConsolePerson({ personId: id }, { signal }), id);
  return (
    <Page
      title={loaded.data?.name ?? `Person ${id}`}
      windowTitle={`Person ${id}`}
      parent={{ text: 'People', href: hrefOf('/people') }}
    >
      <Show loaded={loaded}>
        {(person) => (
          <>
            <Details person={person} reload={loaded.reload} />
            <Sessions person={person} reload={loaded.reload} />
            <Passkeys person={person} reload={loaded.reload} />
          </>
        )}
      </Show>
    </Page>
  );
}

function Details({ person, reload }: PartProperties) {
  const { id, enabled, scopes, createTimestamp, lastSignInTimestamp, invitationExpireTimestamp } = person;
  const { caller } = useSession();
  const [task, setTask] = useDialog<Task>('person');
  const given = grantsWithin(caller.scopes);
  const beyond = scopes.filter((scope) => !given.some((one) => one === scope));
  const enable = useAction(async () => {
    await rpm.enableConsolePerson({ personId: id });
    reload();
  });
  const inviteAgain = useAction(async () => {
    const { url } = await rpm.inviteConsolePersonAgain({ personId: id });
    setTask({ kind: 'link', url });
  });
  const close = () => {
    setTask(null);
    reload();
  };
  const error = enable.error ?? inviteAgain.error;
  return (
    <>
      <Facts>
        <Fact name="Status">
          <Status value={stateOf(person)} />
        </Fact>
        <Fact name="Permissions">
          <Rights scopes={scopes} />
          <details>
            <summary>What these permissions allow</summary>
            <ScopeList scopes={scopes} />
          </details>
        </Fact>
        <Fact name="First invited">
          <Time at={createTimestamp} />
        </Fact>
        <Fact name="Last sign-in">
          <Time at={lastSignInTimestamp} />
        </Fact>
        <Fact name="Invitation valid until">
          <Time at={invitationExpireTimestamp} />
        </Fact>
      </Facts>
      {beyond.length > 0 && (
        <p class="notice">
          You do not have all permissions of this person ({beyond.join(', ')}). Only somebody who has them can change the
          permissions, invite the person again or enable the person.
        </p>
      )}
      <p class="actions">
        {enabled ? (
          <>
            <button type="button" disabled={beyond.length > 0} onClick={() => setTask({ kind: 'scopes' })}>
              Change permissions
            </button>
            <button type="button" disabled={beyond.length > 0 || inviteAgain.isRunning} onClick={() => inviteAgain.run()}>
              Invite again
            </button>
            <button type="button" class="danger" onClick={() => setTask({ kind: 'disable' })}>
              Disable
            </button>
          </>
        ) : (
          <button type="button" disabled={beyond.length > 0 || enable.isRunning} onClick={() => enable.run()}>
            Enable
          </button>
        )}
      </p>
      {error !== undefined && <Failure error={error} />}
      {task?.kind === 'link' && (
        <Dialog title="The invitation" onClose={close}>
          <InvitationLink url={task.url} onClose={close} />
        </Dialog>
      )}
      {task?.kind === 'scopes' && (
        <Dialog title="Change permissions" onClose={close}>
          <ScopesForm person={person} onClose={close} />
        </Dialog>
      )}
      {task?.kind === 'disable' && (
        <Dialog title="Disable the person" onClose={close}>
          <DisableForm person={person} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

interface FormProperties {
  person: ConsolePerson;
  onClose: () => void;
}

function ScopesForm({ person, onClose }: FormProperties) {
  // A draft that was begun with other scopes is not restored: it would give back what another administrator has removed since.
  const draft = useDraft<string[]>(`scopes-before:${person.scopes.toSorted().join()}`, () => person.scopes);
  const action = useAction(async () => {
    await rpm.changeConsolePersonScopes({ personId: person.id, body: { scopes: draft.value as Grant[] } });
    draft.discard();
    onClose();
  });
  return (
    <Form {...{ draft, action }} text="Save the permissions" isCheckedByService pointers={['/scopes']} cancel={onClose}>
      <p>The sessions of {person.name} end at once. The person can sign in again with the new permissions.</p>
      <ScopeChoice chosen={draft.value} change={draft.set} error={action.error} />
    </Form>
  );
}

function DisableForm({ person, onClose }: FormProperties) {
  const disable = useAction(async () => {
    await rpm.disableConsolePerson({ personId: person.id });
    onClose();
  });
  return (
    <>
      <p>
        {person.name} can no longer sign in, the sessions end at once, and a pending invitation stops working. You can enable the
        person again later.
      </p>
      {disable.error !== undefined && <Failure error={disable.error} />}
      <p class="actions">
        <button type="button" class="danger" disabled={disable.isRunning} onClick={() => disable.run()}>
          Disable the person
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </>
  );
}

function Sessions({ person, reload }: PartProperties) {
  const end = useAction(async (sessionId: number | null) => {
    if (sessionId === null) await rpm.endConsoleSessions({ personId: person.id });
    else await rpm.endConsoleSession({ personId: person.id, sessionId });
    reload();
  });
  const endAll = (
    <button type="button" disabled={end.isRunning} onClick={() => end.run(null)}>
      End all sessions
    </button>
  );
  return (
    <Section title="Sessions" actions={person.sessions.length > 0 && endAll}>
      <Newest shown={person.sessions.length} total={person.sessionCount} href={hrefOf(`/people/${person.id}/sessions`)} />
      {person.sessions.length === 0 ? (
        <p class="quiet">The person is not signed in.</p>
      ) : (
        <Table
          name="Sessions"
          columns={[
            ...SESSION_COLUMNS,
            {
              title: 'Change',
              hasActions: true,
              value: ({ id }) => (
                <button type="button" disabled={end.isRunning} aria-label={`End session ${id}`} onClick={() => end.run(id)}>
                  End
                </button>
              ),
            },
          ]}
          entries={person.sessions}
          keyOf={({ id }) => id}
        />
      )}
      {end.error !== undefined && <Failure error={end.error} />}
    </Section>
  );
}

function Passkeys({ person, reload }: PartProperties) {
  const remove = useAction(async (passkeyId: number) => {
    await rpm.removeConsolePasskey({ personId: person.id, passkeyId });
    reload();
  });
  return (
    <Section title="Passkeys">
      {person.passkeys.length === 0 ? (
        <p class="quiet">The person has not registered a passkey.</p>
      ) : (
        <Table
          name="Passkeys"
          columns={[
            { title: 'Registered', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
            { title: 'Last use', value: ({ lastUseTimestamp }) => <Time at={lastUseTimestamp} /> },
            { title: 'Backed up', value: ({ backedUp }) => (backedUp ? 'yes' : 'no') },
            {
              title: 'Change',
              hasActions: true,
              value: ({ id }) => (
                <button
                  type="button"
                  class="danger"
                  disabled={remove.isRunning}
                  aria-label={`Remove passkey ${id}`}
                  onClick={() => remove.run(id)}
                >
                  Remove
                </button>
              ),
            },
          ]}
          entries={person.passkeys}
          keyOf={({ id }) => id}
        />
      )}
      {remove.error !== undefined && <Failure error={remove.error} />}
    </Section>
  );
}
