import ts from 'typescript';
import { Texts, UNKNOWN } from './texts-of';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A text that begins with a method and a path, such as the title of a test. */
const NAMED_ROUTE = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S+/;

/** The requests, lists of words and texts that the source of a spec file contains. */
export interface Names {
  /** Requests as methods and paths, such as `GET /api/v3/site/{}`. */
  requests: ReadonlySet<string>;
  /** The words of each list of texts, such as the arguments of a command. */
  lists: readonly string[];
  /** All texts in the file. */
  texts: ReadonlySet<string>;
}

/** Reads the requests, lists of words and texts from the source of a spec file. */
export function namesIn(path: string, source: string): Names {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts = new Texts(file);
  const names = { requests: new Set<string>(), lists: new Set<string>(), texts: new Set<string>() };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      // A string literal may contain several names, separated by commas or line breaks.
      for (const text of node.text.split(/,\s+|\n\s*/)) names.texts.add(text);
      const [request] = NAMED_ROUTE.exec(node.text) ?? [];
      if (request !== undefined) names.requests.add(request);
    }
    if (ts.isCallExpression(node)) for (const request of requestsOf(node, texts)) names.requests.add(request);
    if (ts.isCallExpression(node) || ts.isArrayLiteralExpression(node)) names.lists.add(wordsOf(node, texts));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { ...names, lists: [...names.lists] };
}

/** Returns the requests that a call can send. */
function requestsOf({ expression, arguments: args }: ts.CallExpression, texts: Texts): string[] {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const values = args.map((argument) => texts.of(argument));
  const sent = values.flat().filter((value) => METHODS.includes(value));
  const stated = args.flatMap((argument) =>
    [...argument.getText().matchAll(/method: '([A-Z]+)'/g)].map(([, method = '']) => method),
  );
  const method = [...stated, ...sent, ...METHODS.filter((one) => one.toLowerCase() === name)];
  const paths = values.flat().flatMap((value) => {
    const [path = ''] = value.split('?');
    if (path.startsWith('/')) return [path];
    // Specs may pass a path without the prefix `/api/v3/` to a function that adds the prefix.
    return sent.length > 0 && /^[a-z]/.test(path) ? [`/api/v3/${path}`] : [];
  });
  return (method.length > 0 ? method : ['GET']).flatMap((one) => paths.map((path) => `${one} ${path}`));
}

/** Returns the words of a list, or of the arguments of a call, up to the first option. */
function wordsOf(node: ts.CallExpression | ts.ArrayLiteralExpression, texts: Texts): string {
  const elements = ts.isCallExpression(node) ? node.arguments : node.elements;
  return elements.flatMap((element) => (ts.isSpreadElement(element) ? [] : (texts.of(element)[0] ?? UNKNOWN))).join(' ');
}

/** Returns whether a request matches a route, such as `GET /api/v3/site/{siteId}`. */
export function isRequestOf(route: string, request: string): boolean {
  const [expected, given] = [route.split('/'), request.split('/')];
  const isSame = (part: string, index: number) => part === given[index] || (part.startsWith('{') && given[index] !== '');
  return expected.length === given.length && expected.every(isSame);
}
