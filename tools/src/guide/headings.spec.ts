import { WORKSPACE_ROOT } from '@rpm/database';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = readdirSync(join(WORKSPACE_ROOT, 'docs')).filter((name) => name.endsWith('.md'));

describe('headings in the documentation', () => {
  it.each(PAGES)('of %s begin their lines and follow an empty line, so that they are no part of the paragraph before', (page) => {
    const text = readFileSync(join(WORKSPACE_ROOT, 'docs', page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
    expect(text.match(/^[ \t]+#{2,} .*|(?<=[^\n]\n)#{2,} .*/gm)).toBeNull();
  });
});
