#!/bin/sh
# Backs up the database, proves that the backup can be restored, and copies it to another host. rpm-backup.service runs it; docs/backup.md explains the
# variables: BACKUP_FOLDER, BACKUP_KEEP, BACKUP_PUBLIC_KEY, BACKUP_IDENTITY, BACKUP_COPY_TO, BACKUP_COPY_COMMAND.
set -eu

: "${BACKUP_FOLDER:?Set BACKUP_FOLDER to an existing folder.}"
set -- --output "$BACKUP_FOLDER" --keep "${BACKUP_KEEP:-14}"
if [ -n "${BACKUP_PUBLIC_KEY:-}" ]; then set -- "$@" --encrypt-to "$BACKUP_PUBLIC_KEY"; fi
file=$(rpm-admin backup create "$@")

# The copy comes first, because a backup that cannot be verified here may still be the only one.
if [ -n "${BACKUP_COPY_TO:-}" ]; then ${BACKUP_COPY_COMMAND:-scp -Bq} "$file" "$BACKUP_COPY_TO"; fi

if [ -z "${BACKUP_PUBLIC_KEY:-}" ]; then
  rpm-admin backup verify "$file"
elif [ -n "${BACKUP_IDENTITY:-}" ]; then
  rpm-admin backup verify "$file" --identity "$BACKUP_IDENTITY"
else
  echo "$file is not verified: the secret key is not on this machine. Verify it where the key is." >&2
fi
