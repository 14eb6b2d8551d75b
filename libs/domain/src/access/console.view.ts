import { instant, text } from '../view/property';
import { view, type ViewOf } from '../view/view';

export const CONSOLE_LINK_VIEW = view('ConsoleLink', 'A link that signs a person in to the console once.', {
  url: text(
    'The link. Whoever opens it first is signed in, so send it only to the person it is for. It is never returned again.',
    {
      schema: { format: 'uri' },
      // An example with the right length but a wrong checksum.
      example: `https://rpm.example.org/console/#code=rpc_${'0'.repeat(49)}`,
    },
  ),
  expireTimestamp: instant('Time from which the link can no longer be used.', { example: '2026-01-31T09:10:00.000Z' }),
});

export type ConsoleLinkView = ViewOf<typeof CONSOLE_LINK_VIEW>;
