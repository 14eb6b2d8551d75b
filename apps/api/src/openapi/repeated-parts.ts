import { type Reference } from './model';

interface Part<T> {
  content: T;
  /** What the part is, such as `NotFound` or `page`. */
  name: string;
  /** The operation in which the part occurs first. */
  operationId: string;
  isRepeated: boolean;
}

/**
 * Parts of one kind that operations consist of. A part that occurs twice or more, with the same name and content, becomes a component.
 *
 * The component has the name of the part if no other component of the kind has that name. Otherwise each of them also carries the
 * operation in which it occurs first: `NotFound_getSite`.
 */
export class RepeatedParts<T extends object> {
  private readonly parts = new Map<string, Part<T>>();
  private readonly componentsOfName = new Map<string, number>();

  /** @param compare returns what must be equal for two parts to be the same */
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

  /** @returns the component and a reference to it; undefined for a part that occurs once */
  componentOf(name: string, content: T): { reference: Reference; component: T } | undefined {
    const part = this.parts.get(this.keyOf(name, content));
    if (!part?.isRepeated) return undefined;
    return { reference: { $ref: `#/components/${this.kind}/${this.componentName(part)}` }, component: part.content };
  }

  private componentName({ name, operationId }: Part<T>): string {
    return this.componentsOfName.get(name) === 1 ? name : `${name}_${operationId}`;
  }

  private keyOf(name: string, content: T): string {
    return `${name} ${JSON.stringify(this.compare(content))}`;
  }
}
