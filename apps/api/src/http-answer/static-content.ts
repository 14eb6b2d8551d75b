/** Bytes that are sent unchanged; a plain string would be serialized as JSON. Concurrent responses share the bytes. */
export class StaticContent {
  readonly bytes: Buffer;

  constructor(content: string | Buffer) {
    this.bytes = Buffer.from(content);
  }
}

/** Style of the pages of {@link htmlPage}, which `/docs/page.css` serves because the content security policy forbids styles within a page. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1a2b3c; --soft: #eef3f8; --paper: #fff; --link: #0a58a8 }
@media (prefers-color-scheme: dark) { :root { --ink: #dde6ef; --soft: #22303e; --paper: #141c24; --link: #7fb8f0 } }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 4rem auto; padding: 0 1.25rem; color: var(--ink); background: var(--paper) }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem }
code { font: 0.9em ui-monospace, monospace; background: var(--soft); padding: 0.1em 0.35em; border-radius: 0.25em }
a { color: var(--link) }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--soft) }
`;

/** Creates a small HTML page from trusted text, in which backticks mark code. The text must not contain data of callers. */
export function htmlPage(title: string, body: string[]): StaticContent {
  const text = body.join('\n').replaceAll(/`([^`]+)`/g, '<code>$1</code>');
  return new StaticContent(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<main>
<h1>${title}</h1>
${text}
</main>
<footer><a href="/docs">API reference</a></footer>
</body>
</html>
`);
}
