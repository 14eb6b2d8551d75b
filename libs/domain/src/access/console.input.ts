import { Integer, Text } from '../input/body';
import { ChoiceList, TextList } from '../input/body-list';
import { DescribeBody } from '../input/description';
import { GRANTS } from '../scope/scope';

/** Time in seconds for which a link that signs a person in to the console can be used. */
export const LINK_SECONDS = { default: 300, max: 600 };

/** The request body that creates a link to the console. */
@DescribeBody('Name and scopes of the person who will use the link.', {
  actor: 'jane@clinic.example.org',
  scopes: ['sites:read'],
  expiresInSeconds: 300,
})
export class ConsoleLinkInput {
  @Text('Name of the person who will use the link, as you know it. The service stores it with the session as you assert it.', {
    required: true,
  })
  actor: string;
  @ChoiceList('Scopes of the session. Each must be one that the key of the request has.', GRANTS, { required: true })
  scopes: string[];
  @Integer('Seconds for which the link can be used; 300 by default.', { min: 1, max: LINK_SECONDS.max, unit: 'seconds' })
  expiresInSeconds?: number | null;
}

/** The request body that signs a person in to the console: either an API key or the code of a link. */
@DescribeBody('An API key or the code of a link.')
export class ConsoleSignInInput {
  @Text('An API key.', { filled: true }) key?: string | null;
  @Text('The code of a link.', { filled: true }) code?: string | null;
}

const BINARY = 'in base64url';

/** The request body that checks an invitation, and requests the WebAuthn options with which the browser creates a passkey. */
@DescribeBody('An invitation.')
export class PasskeyOptionsInput {
  @Text('The code of an invitation.', { required: true }) invitation: string;
}

/** The request body that registers a passkey: the browser's response for the new credential. */
@DescribeBody('A new passkey.')
export class PasskeyRegistrationInput {
  @Text('The code of an invitation.', { required: true }) invitation: string;
  @Text(`Id of the credential, ${BINARY}.`, { required: true, max: 1_400 }) credentialId: string;
  @Text(`What the authenticator says about the credential, ${BINARY}.`, { required: true, max: 3_000 }) attestationObject: string;
  @Text(`What the browser says about the registration, ${BINARY}.`, { required: true, max: 1_000 }) clientDataJSON: string;
  @TextList('How the authenticator is connected, such as `internal` or `usb`.', { max: 10 }) transports?: string[] | null;
}

/** The request body that signs a person in with a passkey: the browser's response for the credential. */
@DescribeBody('A signature of a passkey.')
export class PasskeySignInInput {
  @Text(`Id of the credential, ${BINARY}.`, { required: true, max: 1_400 }) credentialId: string;
  @Text(`What the authenticator says about the sign-in, ${BINARY}.`, { required: true, max: 1_000 }) authenticatorData: string;
  @Text(`What the browser says about the sign-in, ${BINARY}.`, { required: true, max: 1_000 }) clientDataJSON: string;
  @Text(`Signature of \`authenticatorData\` and \`clientDataJSON\`, ${BINARY}.`, { required: true, max: 1_400 })
  signature: string;
  @Text(`The person for whom the authenticator keeps the credential, ${BINARY}.`, { required: true }) userHandle: string;
}
