import { type Adapter, type VendorMessage } from '../adapter';
import { type MessagePart } from '../message-part';

/** Returns a message with a body. A body that is neither a text nor bytes is written as JSON. */
export function vendorMessage(body: unknown, overrides: Partial<VendorMessage> = {}): VendorMessage {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const receivedAt = new Date('2026-03-01T12:00:00Z');
  return { body: bytes, mediaType: 'application/json', headers: {}, path: '', receivedAt, ...overrides };
}

/** Reads a message with a body. */
export function readMessageBody(adapter: Adapter, body: unknown, overrides: Partial<VendorMessage> = {}): MessagePart[] {
  return adapter.read(vendorMessage(body, overrides));
}
