import { text } from './property';

/** Returns the property that names who caused an entry of a history. @param what what the actor did, such as `caused it` */
export const actorProperty = (what: string) =>
  text(
    `Who ${what}: the person of a session of the console, the name of an API key, or \`rpm-admin\`; null if it is not known, as in old entries.`,
    { nullable: true, example: 'jane@clinic.example.org' },
  );
