import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import ts from 'typescript';

/** Stands for a part of a text that is known only when the code runs, such as an id. */
export const UNKNOWN = '{}';

/** Largest number of values of one expression. Names that mean many things in one file are no names of anything. */
const MAX_VALUES = 60;

/** Specs that are run for every kind of reading take the paths from the domain. */
const READING_PATHS = READING_KIND_NAMES.map((kind) => readingKind(kind).path);

/** The texts that the expressions of a file can have, without running it. */
export class Texts {
  /** What each name of the file stands for, in whichever scope. */
  private readonly meanings = new Map<string, ts.Expression[]>();
  /** The texts of the expressions that were looked at. While an expression is looked at, its text is not known. */
  private readonly known = new Map<ts.Node, string[]>();

  constructor(readonly file: ts.SourceFile) {
    const functions = new Map<string, ts.NodeArray<ts.ParameterDeclaration>>();
    const define = (name: ts.Node, value: ts.Node) => {
      if (ts.isIdentifier(name) && ts.isFunctionLike(value))
        functions.set(name.text, value.parameters as ts.NodeArray<ts.ParameterDeclaration>);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) this.add(node.name, node.initializer);
      if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer)
        define(node.name, node.initializer);
      if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name) define(node.name, node);
      if (ts.isFunctionDeclaration(node) && node.name) for (const result of returned(node)) this.add(node.name, result);
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) this.add(node.name, node.initializer);
      ts.forEachChild(node, visit);
    };
    visit(file);
    const bindAll = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
        if (ts.isIdentifier(name)) this.bind(functions.get(name.text) ?? [], node.arguments);
        const rows = rowsOf(node);
        const [, test] = node.arguments;
        if (rows && test && ts.isFunctionLike(test)) {
          for (const row of this.elements(rows))
            this.bind(test.parameters, ts.isArrayLiteralExpression(row) ? row.elements : [row]);
        }
      }
      if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
        const [declaration] = node.initializer.declarations;
        if (declaration) for (const element of this.elements(node.expression)) this.bind([declaration], [element]);
      }
      ts.forEachChild(node, bindAll);
    };
    bindAll(file);
  }

  /** Notes that parameters have the values of arguments. */
  private bind(names: readonly (ts.ParameterDeclaration | ts.VariableDeclaration)[], values: readonly ts.Expression[]): void {
    for (const [index, { name }] of names.entries()) {
      const value = values[index];
      if (!value) continue;
      if (ts.isIdentifier(name)) this.add(name, value);
      if (ts.isArrayBindingPattern(name) && ts.isArrayLiteralExpression(value)) {
        this.bind(name.elements.filter(ts.isBindingElement) as unknown as ts.VariableDeclaration[], value.elements);
      }
    }
  }

  /** Returns the elements of a list, which a name may stand for. */
  private elements(node: ts.Expression): readonly ts.Expression[] {
    if (ts.isArrayLiteralExpression(node)) return node.elements;
    if (ts.isAsExpression(node)) return this.elements(node.expression);
    if (!ts.isIdentifier(node)) return [];
    return (this.meanings.get(node.text) ?? [])
      .filter((one) => one !== node && !ts.isIdentifier(one))
      .flatMap((one) => this.elements(one));
  }

  private add({ text }: ts.Identifier, value: ts.Expression): void {
    this.meanings.set(text, [...(this.meanings.get(text) ?? []), value]);
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
    if (ts.isPropertyAccessExpression(node)) return this.of(node.name as ts.Identifier);
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

/** Returns the table of a call such as `it.each(table)(title, test)`. */
function rowsOf({ expression }: ts.CallExpression): ts.Expression | undefined {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return undefined;
  return expression.expression.name.text === 'each' ? expression.arguments[0] : undefined;
}

/** Returns what the return statements of a function return. */
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
