import { type SvgElement } from '@rpm/charting';
import { type ComponentChildren, h } from 'preact';

/** Shows a drawing of `@rpm/charting` within an `<svg>`. */
export function Drawing({ elements }: { elements: readonly SvgElement[] }) {
  return <>{elements.map(created)}</>;
}

function created({ name, attributes, content }: SvgElement, index: number): ComponentChildren {
  const children = typeof content === 'string' ? content : content.map(created);
  return h(name, { ...attributes, key: index } as object, children);
}
