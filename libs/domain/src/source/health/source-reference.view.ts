import { id, text } from '../../view/property';
import { view } from '../../view/view';

/** A source, as part of another resource. */
export const SOURCE_REFERENCE_VIEW = view('SourceReference', 'A source of messages, as part of another resource.', {
  id: id('Identifier of the source.', { example: 61 }),
  name: text('Name of the source.', { example: 'Telli cuffs' }),
});
