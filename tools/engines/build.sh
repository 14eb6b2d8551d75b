#!/usr/bin/env bash
# Builds PgBouncer 1.25.2 into a folder of its own (default: ~/.cache/rpm-engines), once, and prints the folder. Debian 12 ships 1.18, which cannot
# carry prepared statements over in transaction mode (they came with 1.21). Needs root, or sudo, for Debian's packages only.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$HOME/.cache/rpm-engines}
if [ -x "$out/bin/pgbouncer" ]; then echo "$out"; exit 0; fi
sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
{
  $sudo apt-get -o DPkg::Lock::Timeout=300 update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends build-essential pkg-config xz-utils libssl-dev libevent-dev
  work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
  mkdir -p "$out/bin"
  tar -xJf "$here/pgbouncer-1.25.2.tar.xz" -C "$work"
  (cd "$work/pgbouncer-1.25.2" && ./configure --prefix="$out" --without-cares && make -s -j"$(nproc)" pgbouncer && cp pgbouncer "$out/bin/")
} >&2
echo "$out"
