/** The actor of an entry of a history that the key of the fixture caused. */
export const byTestKey = () => ({ actor: 'Test key', actorKind: 'key', actorId: expect.any(Number) as number });
