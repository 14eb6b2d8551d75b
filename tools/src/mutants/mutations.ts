import ts from 'typescript';

/** A change of one place in the source text of a file. */
export interface Mutation {
  start: number;
  end: number;
  replacement: string;
}

const { SyntaxKind } = ts;

/** Operators, each with its replacement. */
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.AsteriskToken]: '/',
  [SyntaxKind.SlashToken]: '*',
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
  [SyntaxKind.QuestionQuestionToken]: '&&',
};

/** Returns all mutations of a source file: of operators, conditions, constants, and statements, which are removed. */
export function mutationsOf(path: string, source: string): Mutation[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, replacement: string) => found.push({ start: node.getStart(file), end: node.end, replacement });
  const visit = (node: ts.Node): void => {
    // Types and imports have no behaviour.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node))
      return;
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS[node.operatorToken.kind];
      if (operator !== undefined) replace(node.operatorToken, operator);
    }
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      replace(condition, `!(${condition.getText(file)})`);
    }
    if (ts.isNumericLiteral(node)) replace(node, `${node.getText(file)} + 1`);
    if (node.kind === SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isExpressionStatement(node) && ts.isBlock(node.parent)) replace(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
