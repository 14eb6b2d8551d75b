import { type AdapterName, type AuthenticationKind } from '@rpm/domain';
import { type MessagePart } from './message-part';

export { AUTHENTICATION_KINDS, type AuthenticationKind } from '@rpm/domain';

/** A message as a vendor has sent it. */
export interface VendorMessage {
  /** Bytes of the body, after decompression. */
  body: Buffer;
  /** The media type of the header `Content-Type`; null if there was none. */
  mediaType: string | null;
  /** The headers that the adapter names in {@link Adapter.keptHeaders}, by their names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Rest of the path of the URL after the token, without a leading slash; an empty text if nothing follows. */
  path: string;
  /** Time at which the service received the message. An adapter has no other clock. */
  receivedAt: Date;
}

/** A public source of facts on which an adapter relies. */
export interface AdapterFacts {
  /** A public address. */
  url: string;
  /** The day on which it was read, as YYYY-MM-DD. */
  readOn: string;
  /** Whether the vendor documents its messages, or others have described them. */
  by: 'vendor' | 'community';
}

/**
 * Converts the messages of one vendor or app. An adapter is pure: it neither reads a clock nor a file nor the database, and the same message always has the same
 * parts.
 */
export interface Adapter {
  name: AdapterName;
  /** A number that grows whenever the same message would have other parts. */
  version: number;
  /** Name of the vendor or app, as people know it. */
  vendor: string;
  facts: readonly AdapterFacts[];
  /** The kinds of authentication that the vendor supports, the best first. */
  authentication: readonly AuthenticationKind[];
  /** Whether the vendor makes the secret that authenticates its messages, so that a secret of the service is of no use to anybody. */
  makesSecret: boolean;
  /** The steps with which a clinic connects the vendor. People read them in the console and in a terminal. */
  setup: readonly string[];
  /** Names of the headers that are stored with a message, in lower case. */
  keptHeaders: readonly string[];
  /** Whether messages name neither a device nor a person, so that a source must name its patient. */
  needsPatient: boolean;
  /** Paths after the token that a GET or HEAD request may ask for, and the JSON that answers it; other requests get an empty object. */
  answers?: Readonly<Record<string, unknown>>;
  /** Answer to an accepted message; by default the id of the message. */
  answerTo?: 'body' | 'id';
  /**
   * Returns the parts of a message, in their order in the message. A message that cannot be read is one part with the outcome `malformed`, and one that nothing
   * describes is `no_mapping`. It never throws because of the content of a message.
   */
  read(message: VendorMessage): MessagePart[];
}
