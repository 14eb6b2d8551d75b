/** SQL for the properties that name who caused the entry `alias` of a history. */
export const actorColumns = (alias: string) => ({
  actor: `${alias}.actor`,
  actorKind: `${alias}.actor_kind`,
  actorId: `${alias}.actor_id`,
});
