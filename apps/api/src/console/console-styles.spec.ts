import { WORKSPACE_ROOT } from '@rpm/database';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CSS rules outside of media queries, as pairs of selector and declarations. */
function plainRules(css: string): [selector: string, declarations: string][] {
  const withoutComments = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const withoutMedia = withoutComments.replaceAll(/@[a-z-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...withoutMedia.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => [
    selector.trim(),
    declarations,
  ]);
}

describe('styles of the console', () => {
  const css = readFileSync(join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'styles.css'), 'utf8');
  const print = css.slice(css.indexOf('@media print'));

  it('hide or restyle on paper each element that conveys information by its background, because browsers do not print backgrounds', () => {
    const meaningful = plainRules(css).filter(([, declarations]) =>
      /(background: var\(--accent\)|color: var\(--on-accent\))/.test(declarations),
    );
    const selectors = meaningful.map(([selector]) => selector);
    expect(selectors).toEqual(expect.arrayContaining(['button.primary', ".choice[aria-current='true']"]));
    const missing = selectors.filter((selector) => {
      const element = selector.split(' ')[0]?.replace(/[.:[](?=primary|hover).*/, '') ?? '';
      return !print.includes(`${selector} {`) && !print.includes(`  ${element},`) && !print.includes(`  ${element} {`);
    });
    expect(missing).toEqual([]);
  });
});
