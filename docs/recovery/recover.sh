#!/bin/sh
# recover.sh BASE LOST NEW [TIME]: makes NEW, a PostgreSQL folder that brings itself to the last change or to TIME when it is
# started next. BASE is of base-backup.sh; LOST is the folder that was lost, as far as it can still be read, or 'none'.
# WAL names the archive's folder; unset: /backups/wal.
set -eu
base=$1 lost=$2 new=$3 time=${4:-}
here=$(dirname "$0")
mkdir -m 700 "$new.draft"
tar -C "$new.draft" -xpf "$base/base.tar"
# One of pg_basebackup holds it already.
[ ! -e "$base/backup_label" ] || cp "$base/backup_label" "$new.draft/"
# What was written last never came to the archive.
if [ -d "$lost/pg_wal" ]; then find "$lost/pg_wal" -maxdepth 1 -type f -exec cp {} "$new.draft/pg_wal/" \;; fi
sed "s|/backups/wal|${WAL:-/backups/wal}|; ${time:+s|^#recovery_target_time.*|recovery_target_time = '$time'|}" "$here/recover.conf" >> "$new.draft/postgresql.conf"
: > "$new.draft/recovery.signal"
# PostgreSQL reads its own files only, and is no root.
[ "$(id -u)" != 0 ] || chown -R --reference="$new.draft/PG_VERSION" "$new.draft"
mv "$new.draft" "$new"
