import { type Reference } from './model';

interface Part<T> {
  content: T;
  /** Name of the repeated part, such as `NotFound` for a response or `page` for a parameter. */
  name: string;
  /** The id of the operation in which the repeated part occurs first. */
  operationId: string;
  isRepeated: boolean;
}

/**
 * Collects the responses, parameters or examples of all operations. A part that occurs at least twice with the same name and content becomes a
 * component with this name. If several components of the same type would have the same name, each name also contains the operation in which the
 * component occurs first: `NotFound_getSite`.
 */
export class RepeatedOpenApiParts<T extends object> {
  private readonly parts = new Map<string, Part<T>>();
  private readonly componentsOfName = new Map<string, number>();
  /** Cache of the JSON by which content objects are compared; most operations share the same content objects. */
  private readonly texts = new WeakMap<T, string>();

  /** @param compare returns the value by which two parts are compared; by default, their whole content */
  constructor(
    private readonly kind: 'examples' | 'parameters' | 'responses',
    private readonly compare: (content: T) => unknown = (content) => content,
  ) {}

  add(name: string, content: T, operationId: string): void {
    const key = this.keyOf(name, content);
    const known = this.parts.get(key);
    if (!known) this.parts.set(key, { content, name, operationId, isRepeated: false });
    if (!known || known.isRepeated) return;
    known.isRepeated = true;
    this.componentsOfName.set(name, (this.componentsOfName.get(name) ?? 0) + 1);
  }

  get components(): Record<string, T> {
    const repeated = [...this.parts.values()].filter(({ isRepeated }) => isRepeated);
    return Object.fromEntries(repeated.map((part) => [this.componentName(part), part.content]));
  }

  /** Returns the component for a repeated part, and a reference to it; undefined for a part that occurs only once. */
  componentOf(name: string, content: T): { reference: Reference; component: T } | undefined {
    const part = this.parts.get(this.keyOf(name, content));
    if (!part?.isRepeated) return undefined;
    return { reference: { $ref: `#/components/${this.kind}/${this.componentName(part)}` }, component: part.content };
  }

  private componentName({ name, operationId }: Part<T>): string {
    return this.componentsOfName.get(name) === 1 ? name : `${name}_${operationId}`;
  }

  private keyOf(name: string, content: T): string {
    const text = this.texts.get(content) ?? JSON.stringify(this.compare(content));
    this.texts.set(content, text);
    return `${name} ${text}`;
  }
}
