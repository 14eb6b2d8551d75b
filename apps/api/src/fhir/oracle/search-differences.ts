/** Searches that the other server answers otherwise, and why ours is right. A spec fails when it answers one of them alike. */
export const SEARCH_DIFFERENCES: Readonly<Record<string, string>> = {};
