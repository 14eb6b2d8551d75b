import { ACTOR_KINDS } from '../ownership/actor';
import { choice, id, text } from './property';

const UNKNOWN = 'null if it is not known, as in old entries';

/**
 * Returns the properties that identify the actor of a history entry. The kind and the id identify the actor, because names can change and need not be
 * unique. @param act clause that says what the actor did, such as `caused the event`
 */
export const actorProperties = (act: string) => ({
  actor: text(`Who ${act}: the person of a session of the console, the name of an API key, or \`rpm-admin\`; ${UNKNOWN}.`, {
    nullable: true,
    example: 'jane@clinic.example.org',
  }),
  actorKind: actorKind(act),
  actorId: actorId(act),
});

/** Property for the kind of the actor. */
export const actorKind = (act: string) =>
  choice(
    ACTOR_KINDS,
    `Whether an API key (\`key\`, also a session that a link or a pasted key started), a person with a passkey (\`person\`), \`rpm-admin\` (\`cli\`) or the service itself (\`service\`) ${act}; ${UNKNOWN}.`,
    { nullable: true, example: 'person' },
  );

/** Property for the id of the actor. */
export const actorId = (act: string) =>
  id(
    `Id of the API key or person who ${act}; null for \`rpm-admin\` and the service, and if it is not known. Imported entries keep the ids of their original database.`,
    { nullable: true, example: 4 },
  );
