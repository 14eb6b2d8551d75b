/** Says that the text of a mapping cannot be parsed, and where. */
export function NotJson({ error }: { error: SyntaxError }) {
  return (
    <div class="state problem" role="alert">
      <p>
        <strong>The text is no JSON.</strong> {error.message}
      </p>
    </div>
  );
}
