import { type Reference } from './model';

interface Part<T> {
  content: T;
  /** Status for a response, name for a parameter. Components are named after it. */
  name: string;
  /** Name of the component; null as long as the part has occurred only once. */
  component: string | null;
}

/**
 * Collects the responses or parameters of all operations. A part that occurs at least twice with the same name and content becomes a component with
 * this name. Further components of the same name are numbered: `404`, `404_2`. References are short, because the document has thousands of them.
 */
export class RepeatedOpenApiParts<T extends object> {
  private readonly parts = new Map<string, Part<T>>();
  private readonly componentsOfName = new Map<string, number>();
  /** Cache of the JSON by which content objects are compared; most operations share the same content objects. */
  private readonly texts = new WeakMap<T, string>();

  constructor(private readonly kind: 'parameters' | 'responses') {}

  add(name: string, content: T): void {
    const key = this.keyOf(name, content);
    const known = this.parts.get(key);
    if (!known) this.parts.set(key, { content, name, component: null });
    else known.component ??= this.newComponentName(name);
  }

  get components(): Record<string, T> {
    const repeated = [...this.parts.values()].flatMap(({ component, content }) =>
      component === null ? [] : [[component, content] as const],
    );
    return Object.fromEntries(repeated);
  }

  /** Returns a reference to the component for a repeated part; undefined for a part that occurs only once. */
  referenceTo(name: string, content: T): Reference | undefined {
    const component = this.parts.get(this.keyOf(name, content))?.component ?? null;
    return component === null ? undefined : { $ref: `#/components/${this.kind}/${component}` };
  }

  private newComponentName(name: string): string {
    const count = (this.componentsOfName.get(name) ?? 0) + 1;
    this.componentsOfName.set(name, count);
    return count === 1 ? name : `${name}_${count}`;
  }

  private keyOf(name: string, content: T): string {
    const text = this.texts.get(content) ?? JSON.stringify(content);
    this.texts.set(content, text);
    return `${name} ${text}`;
  }
}
