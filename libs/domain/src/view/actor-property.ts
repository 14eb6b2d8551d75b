import { ACTOR_KINDS } from '../ownership/actor';
import { choice, id, text } from './property';

const UNKNOWN = 'null if it is not known, as in old entries';

/**
 * Returns the properties that name who caused an entry of a history. Names can change and be given twice, so the kind and the id say who it was.
 * @param what what the actor did, such as `caused it`
 */
export const actorProperties = (what: string) => ({
  actor: text(`Who ${what}: the person of a session of the console, the name of an API key, or \`rpm-admin\`; ${UNKNOWN}.`, {
    nullable: true,
    example: 'jane@clinic.example.org',
  }),
  actorKind: actorKind(what),
  actorId: actorId(what),
});

/** Property for the kind of the actor. */
export const actorKind = (what: string) =>
  choice(
    ACTOR_KINDS,
    `Whether an API key (\`key\`, also a session that a link or a pasted key started), a person with a passkey (\`person\`), \`rpm-admin\` (\`cli\`) or the service itself (\`service\`) ${what}; ${UNKNOWN}.`,
    { nullable: true, example: 'person' },
  );

/** Property for the id of the actor. */
export const actorId = (what: string) =>
  id(
    `Id of the API key or person who ${what}, in the database in which the entry was stored; null for \`rpm-admin\` and the service, and if it is not known.`,
    { nullable: true, example: 4 },
  );
