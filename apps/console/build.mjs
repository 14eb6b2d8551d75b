// Writes the files of the console that the API serves: dist/index.html, dist/assets/*, their compressed forms, and dist/manifest.json, which lists them.
// An argument names another folder than dist.
import { build } from 'esbuild';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2] ?? join(folder, 'dist');
const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

rmSync(join(dist, 'assets'), { recursive: true, force: true });
mkdirSync(join(dist, 'assets'), { recursive: true });
const { outputFiles } = await build({
  entryPoints: { app: join(folder, 'src/main.tsx'), style: join(folder, 'src/styles.css') },
  outdir: join(dist, 'assets'),
  entryNames: '[name]-[hash]',
  // Pages that few people use are files of their own, which a browser loads with the first of them; a `chunk` is what they have in common with all others.
  chunkNames: '[name]-[hash]',
  splitting: true,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome123', 'firefox121', 'safari17.5'],
  // The packages of the workspace export their sources under this condition, from which esbuild can leave out what is not used.
  conditions: ['development'],
  tsconfig: join(folder, 'tsconfig.json'),
  legalComments: 'none',
  define: { VERSION: JSON.stringify(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version) },
  write: false,
});

const files = {};
for (const { path, contents } of outputFiles) {
  const name = basename(path);
  files[`assets/${name}`] = { type: TYPES[name.slice(name.lastIndexOf('.'))] };
  writeCompressed(path, Buffer.from(contents));
}
const named = (begin) => Object.keys(files).filter((name) => name.startsWith(`assets/${begin}-`));
// The browser would find out about the shared files only after it has read the first one.
const preloads = named('chunk').map((name) => `<link rel="modulepreload" href="/console/${name}" />`);
const shell = readFileSync(join(folder, 'src/index.html'), 'utf8')
  .replace('app.js', named('app'))
  .replace('style.css', named('style'))
  .replace('</head>', `  ${preloads.join('')}\n  </head>`);
writeCompressed(join(dist, 'index.html'), Buffer.from(shell));
writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify({ shell: 'index.html', files }, null, 2)}\n`);

function writeCompressed(path, content) {
  writeFileSync(path, content);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
