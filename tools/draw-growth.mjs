// node tools/draw-growth.mjs: draws the plots in docs/growth again from the figures of the last run of `npm run bench -- growth`, with the last build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const { drawGrowth } = await import(pathToFileURL(join(root, 'tools/dist/bench/growth/growth-drawing.js')).href);
const folder = join(root, 'docs/growth');
const figures = JSON.parse(readFileSync(join(folder, 'growth.json'), 'utf8'));
for (const [name, text] of Object.entries(drawGrowth(figures))) writeFileSync(join(folder, name), text);
