export { AT, after, glucosePart, healthPart, identifier } from './parts';
export { type ProcessedMessage, readerOfParts, SourceFixture } from './source-fixture';
export { resendAnswerOf } from './resend-answer';
