/** SQL for the properties that identify the actor of the entry `alias` in a history. */
export const actorColumns = (alias: string) => ({
  actor: `${alias}.actor`,
  actorKind: `${alias}.actor_kind`,
  actorId: `${alias}.actor_id`,
});
