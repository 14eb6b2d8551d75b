/**
 * Why a request with the token of a source was refused:
 * - `authentication`: it lacks the secret or a valid signature.
 * - `network`: its address is not in the networks of the source.
 * - `rateLimit`: the source has reached its limit of messages a second.
 * - `tooLarge`: its body has more than 8 MiB.
 * - `unavailable`: the message could not be stored.
 */
export const REFUSAL_REASONS = ['authentication', 'network', 'rateLimit', 'tooLarge', 'unavailable'] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
