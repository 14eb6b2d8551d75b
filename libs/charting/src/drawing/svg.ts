/** An element of a drawing. Pages create it in the document, and files contain its text, so that both show the same. */
export interface SvgElement {
  name: 'circle' | 'g' | 'line' | 'path' | 'rect' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  content: readonly SvgElement[] | string;
}

export const svg = (
  name: SvgElement['name'],
  attributes: SvgElement['attributes'],
  content: SvgElement['content'] = [],
): SvgElement => ({ name, attributes, content });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML and SVG. */
export const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Returns the SVG markup of an element, for files that contain the drawing. */
export function markupOf({ name, attributes, content }: SvgElement): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeMarkup(String(value))}"`);
  const inner = typeof content === 'string' ? escapeMarkup(content) : content.map(markupOf).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}
