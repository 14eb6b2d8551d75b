/** SQL condition that the row `e` of the audit trail is a delivery that was found in a webhook log. Senders record their deliveries as those of a `delivery`. */
export const FROM_LOG = `(e.actor_kind = 'service' and e.action = 'disclose')`;
