import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences, as SPDX identifiers, that runtime packages may have: they permit use and distribution without publishing the code that uses the package. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'PostgreSQL',
  'Unlicense',
]);

/** Sentences by which a licence is recognized if `package.json` does not name one. */
const TEXTS: readonly [licence: string, text: RegExp][] = [
  ['MIT', /Permission is hereby granted, free of charge, to any person obtaining a copy/],
  [
    'ISC',
    /Permission to use, copy, modify, and(?:\/or)? distribute this software for any purpose with or without fee is hereby granted, provided/,
  ],
  ['Apache-2.0', /Apache License\s+Version 2\.0/],
];

interface LockFile {
  packages: Record<string, { dev?: boolean; link?: boolean; optional?: boolean }>;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** A runtime package whose licence is not allowed or unknown. */
export interface LicenceProblem {
  package: string;
  licence: string;
}

/**
 * Checks the licences of the installed packages that run in production. @param root folder with `package-lock.json` and `node_modules`
 * @returns the number of checked packages, and the problems
 */
export function checkLicences(root: string): { checked: number; problems: LicenceProblem[] } {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const problems: LicenceProblem[] = [];
  let checked = 0;
  for (const [path, { dev, link, optional }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || dev || link) continue;
    const folder = join(root, path);
    if (!existsSync(join(folder, 'package.json'))) {
      // Packages for other platforms are optional and not installed.
      if (!optional) problems.push({ package: path, licence: 'not installed' });
      continue;
    }
    checked++;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const licence = licenceOf(manifest) ?? licenceOfText(folder) ?? 'unknown';
    if (!isAllowed(licence)) problems.push({ package: `${manifest.name} ${manifest.version}`, licence });
  }
  return { checked, problems };
}

function licenceOf({ license, licenses }: Manifest): string | null {
  if (typeof license === 'string') return license;
  const types = (licenses ?? []).map(({ type }) => type);
  return license?.type ?? (types.length > 0 ? types.join(' OR ') : null);
}

/** Recognizes the licence by the text of the package's file `LICENSE`. */
function licenceOfText(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll(/\s+/g, ' ');
  return TEXTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Returns whether an SPDX expression permits the use of a package: one of its alternatives (`OR`) must have only allowed licences (`AND`). */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}
