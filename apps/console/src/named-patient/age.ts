const MONTHS_PER_YEAR = 12;

/** Age below which people say months instead of years. */
const YEARS_IN_MONTHS = 2;

/** Writes the age of a person on a day: `65 years`, or `11 months` below two years. @param dateOfBirth `YYYY-MM-DD`, as is the day */
export function ageText(dateOfBirth: string, day: string): string {
  const [year = 0, month = 0, date = 0] = dateOfBirth.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = day.split('-').map(Number);
  const months = (thisYear - year) * MONTHS_PER_YEAR + thisMonth - month - (thisDate < date ? 1 : 0);
  const years = Math.floor(months / MONTHS_PER_YEAR);
  if (years >= YEARS_IN_MONTHS) return `${years} years`;
  return months === 1 ? '1 month' : `${Math.max(months, 0)} months`;
}
