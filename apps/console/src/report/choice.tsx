/** One of several views of a page, as a link; the current one is marked. */
export function Choice({ text, href, isCurrent }: { text: string; href: string; isCurrent: boolean }) {
  return (
    <a class="choice" href={href} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </a>
  );
}
