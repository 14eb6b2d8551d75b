/** Writes a calendar date, `YYYY-MM-DD`, as people in clinics write it: `Jan 31, 1970`. */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
