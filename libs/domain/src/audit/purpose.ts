/** The purposes of disclosures of which a patient gets no account (45 CFR 164.528(a)(1)(i)). */
export const EXCEPTED_PURPOSES = ['treatment', 'payment', 'operations'] as const;

/**
 * Purposes for which a webhook discloses patients' data to its receiver. Of the purposes of 45 CFR 164.512, the list has those that a continuous delivery
 * may have; `legal` is a disclosure that a law, a court or the police requires.
 */
export const PURPOSES = [...EXCEPTED_PURPOSES, 'publicHealth', 'oversight', 'research', 'legal', 'other'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The purpose of a webhook for which nobody has stated one. */
export const DEFAULT_PURPOSE: Purpose = 'operations';
