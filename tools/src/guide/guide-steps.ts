/** A part of a guide that a reader types into one file. */
export interface GuideStep {
  /** Path of the file in the workspace. */
  file: string;
  /** The lines, without the line break at their end. */
  lines: readonly string[];
  /** The place in the file where the lines are inserted; null if the step contains the whole file. */
  place: { side: 'after' | 'before'; anchor: string } | 'end' | null;
}

/** A sentence such as "In `a.ts`, after `const A = {`:", or "`a.ts`:" for a whole file, and the block of code that follows it. */
const STEP = /^(?:In )?`([^`\n]+)`(?:, (?:(after|before) `([^\n]+)`|(at the end)))?:\n\n```\w*\n([\s\S]*?)\n```$/gm;

/** Returns the steps of a guide, in their order. @throws Error if a block of code has no sentence that says where it belongs */
export function readSteps(markdown: string): GuideStep[] {
  const steps = [...markdown.matchAll(STEP)].map(([, file = '', side, anchor = '', end, code = '']): GuideStep => ({
    file,
    lines: code.split('\n'),
    place: side === 'after' || side === 'before' ? { side, anchor } : end === undefined ? null : 'end',
  }));
  const blocks = [...markdown.matchAll(/^```(?!sh$)\w+\n/gm)].length;
  if (blocks !== steps.length)
    throw new Error(`Of ${blocks} blocks of code, only ${steps.length} have a sentence that says where they belong.`);
  return steps;
}

/** The forms in which code writes a name such as `alert-rule`. */
function formsOf(name: string): string[] {
  const words = name.split('-');
  const capitals = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const [first = ''] = words;
  return [
    name,
    words.join('_'),
    words.join('_').toUpperCase(),
    words.join(' '),
    capitals.join(''),
    first + capitals.slice(1).join(''),
  ];
}

/** Replaces the name of the guide's example, in all of its forms, by another name in kebab case. Articles ("a" or "an") before the name stay unchanged. */
export function renamed(text: string, example: string, name: string): string {
  const forms = formsOf(name);
  return formsOf(example).reduce((result, form, at) => result.replaceAll(form, forms[at] ?? form), text);
}

/** Returns the text of a file after a step. @param text the file before the step; undefined if there is none @throws Error if the step does not fit the file */
export function applyStep({ file, lines, place }: GuideStep, text: string | undefined): string {
  if (place === null) {
    if (text !== undefined) throw new Error(`${file} exists already.`);
    return `${lines.join('\n')}\n`;
  }
  if (text === undefined) throw new Error(`${file} does not exist.`);
  if (place === 'end') return `${text}${lines.join('\n')}\n`;
  const existing = text.split('\n');
  const at = existing.findIndex((line) => line.trim() === place.anchor.trim());
  if (at < 0) throw new Error(`${file} has no line ${place.anchor}`);
  existing.splice(place.side === 'after' ? at + 1 : at, 0, ...lines);
  return existing.join('\n');
}
