/** Unlike `coalesce`, known to reveal nothing of a row, so that row-level security lets an index be asked for it. */
export const firstOf = (one: string, other: string) => `case when ${one} is not null then ${one} else ${other} end`;
