/** A secret that the service shows only once, with the button that confirms that the person has copied it. */
export function Secret({ text, onCopied }: { text: string; onCopied: () => void }) {
  return (
    <>
      <p>Copy it now: it is never shown again.</p>
      <code class="secret">{text}</code>
      <p class="actions">
        <button type="button" class="primary" onClick={onCopied}>
          I have copied it
        </button>
      </p>
    </>
  );
}
