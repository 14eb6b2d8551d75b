export { AddressPolicy, type AddressPolicyOptions, RefusedAddress } from './address-policy';
export type { Answer, SendError, WebhookRequest } from './answer';
export { Sender, type SenderOptions } from './sender';
export { signedHeaders, type SignedMessage } from './sign';
export { explainSignature, type ReceivedWebhook } from './verify';
