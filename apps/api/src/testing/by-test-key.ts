/** The properties of a history entry that name the fixture's key as the actor. */
export const byTestKey = () => ({ actor: 'Test key', actorKind: 'key', actorId: expect.any(Number) as number });
