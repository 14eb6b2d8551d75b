import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import ts from 'typescript';

/** Stands for a part of a text that is known only when the code runs, such as an id. */
export const UNKNOWN = '{}';

/** Maximum number of values of one expression. A name with more values in one file is treated as unknown. */
const MAX_VALUES = 60;

/** Paths of all kinds of readings. Specs that run for every kind take the paths from the domain, so the paths are not in their source text. */
const READING_PATHS = READING_KIND_NAMES.map((kind) => readingKind(kind).path);

/** A parameter or a variable. */
interface Named {
  name: ts.BindingName;
}

/** The texts to which the expressions in a file can evaluate. They are determined without running the file. */
export class Texts {
  /** Expressions that each name in the file stands for, in any scope. */
  private readonly meanings = new Map<string, ts.Expression[]>();
  /** Cache of the texts of each expression. While an expression is evaluated, its text counts as unknown, so that circular references end. */
  private readonly known = new Map<ts.Node, string[]>();

  constructor(file: ts.SourceFile) {
    const functions = new Map<string, readonly Named[]>();
    visitAll(file, (node) => {
      if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
        if (!ts.isIdentifier(node.name) || !node.initializer) return;
        this.add(node.name, node.initializer);
        if (ts.isFunctionLike(node.initializer)) functions.set(node.name.text, node.initializer.parameters);
      }
      if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && ts.isIdentifier(node.name)) {
        functions.set(node.name.text, node.parameters);
        for (const result of returned(node)) this.add(node.name, result);
      }
    });
    visitAll(file, (node) => {
      if (ts.isCallExpression(node)) this.bindCall(node, functions);
      if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
        for (const element of this.elements(node.expression)) this.bind(node.initializer.declarations, [element]);
      }
    });
  }

  /** Records the arguments of a call, and the rows in a table of tests, as values of parameters. */
  private bindCall(node: ts.CallExpression, functions: ReadonlyMap<string, readonly Named[]>): void {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    if (ts.isIdentifier(name)) this.bind(functions.get(name.text) ?? [], node.arguments);
    const [rows, test] = [rowsOf(node), node.arguments[1]];
    if (!rows || !test || !ts.isFunctionLike(test)) return;
    for (const row of this.elements(rows)) this.bind(test.parameters, ts.isArrayLiteralExpression(row) ? row.elements : [row]);
  }

  /** Records the expressions that names stand for. The parts of a destructured list are recorded one by one. */
  private bind(names: readonly Named[], values: readonly ts.Expression[]): void {
    for (const [index, { name }] of names.entries()) {
      const value = values[index];
      if (!value) continue;
      if (ts.isIdentifier(name)) this.add(name, value);
      if (ts.isArrayBindingPattern(name) && ts.isArrayLiteralExpression(value)) {
        this.bind(name.elements.filter(ts.isBindingElement), value.elements);
      }
    }
  }

  private add({ text }: ts.Identifier, value: ts.Expression): void {
    const meanings = this.meanings.get(text) ?? [];
    meanings.push(value);
    this.meanings.set(text, meanings);
  }

  /** Returns the elements of an array literal, or of the array literals that a name stands for. */
  private elements(node: ts.Expression): readonly ts.Expression[] {
    if (ts.isArrayLiteralExpression(node)) return node.elements;
    if (ts.isAsExpression(node)) return this.elements(node.expression);
    if (!ts.isIdentifier(node)) return [];
    return (this.meanings.get(node.text) ?? [])
      .filter((one) => one !== node && !ts.isIdentifier(one))
      .flatMap((one) => this.elements(one));
  }

  /** Returns the texts that an expression can have. A call of a function that the file defines has the texts that this function can return. */
  of(node: ts.Expression): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    const known = this.known.get(node);
    if (known) return known;
    this.known.set(node, [UNKNOWN]);
    const values = [...new Set(this.valuesOf(node))];
    const texts = values.length === 0 || values.length > MAX_VALUES ? [UNKNOWN] : values;
    this.known.set(node, texts);
    return texts;
  }

  private valuesOf(node: ts.Expression): string[] {
    if (ts.isTemplateExpression(node)) return this.template(node);
    if (ts.isIdentifier(node)) return (this.meanings.get(node.text) ?? []).flatMap((meaning) => this.of(meaning));
    if (/^readingKind\(\w+\)\.path$/.test(node.getText())) return READING_PATHS;
    if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.name) ? this.of(node.name) : [UNKNOWN];
    if (ts.isArrowFunction(node))
      return ts.isBlock(node.body) ? returned(node).flatMap((one) => this.of(one)) : this.of(node.body);
    if (ts.isCallExpression(node)) return this.of(node.expression);
    if (ts.isConditionalExpression(node)) return [...this.of(node.whenTrue), ...this.of(node.whenFalse)];
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node) || ts.isAsExpression(node))
      return this.of(node.expression);
    return [UNKNOWN];
  }

  private template({ head, templateSpans }: ts.TemplateExpression): string[] {
    let values = [head.text];
    for (const { expression, literal } of templateSpans) {
      const parts = this.of(expression);
      values = values.flatMap((begun) => parts.map((part) => begun + part + literal.text));
      if (values.length > MAX_VALUES) return [UNKNOWN];
    }
    return values;
  }
}

function visitAll(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visitAll(child, look));
}

/** Returns the table of a call such as `it.each(table)(title, test)`. */
function rowsOf({ expression }: ts.CallExpression): ts.Expression | undefined {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return undefined;
  return expression.expression.name.text === 'each' ? expression.arguments[0] : undefined;
}

/** Returns the expressions in the return statements of a function. */
function returned(node: ts.FunctionLikeDeclaration): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) found.push(inner.expression);
    ts.forEachChild(inner, visit);
  };
  if (node.body) ts.forEachChild(node.body, visit);
  return found;
}
