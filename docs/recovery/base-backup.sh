#!/bin/sh
# base-backup.sh TARGET: copies the folder of a PostgreSQL that runs (PGDATA) to TARGET, whole as of the end of the copy.
# Reaches it by PGHOST, PGPORT and PGUSER, a superuser; unset, as the embedded one is reached. Needs psql and tar.
set -eu
target=$1
: "${PGHOST:=$(sed -n 5p "$PGDATA/postmaster.pid")}" "${PGPORT:=$(sed -n 4p "$PGDATA/postmaster.pid")}"
: "${PGUSER:=postgres}" "${PGDATABASE:=postgres}"
export PGDATA PGHOST PGPORT PGUSER PGDATABASE TARGET="$target.draft"
mkdir -m 700 "$TARGET"
# One session from start to stop. What it copies changes under its hands: the archive holds what makes it whole.
psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 > "$TARGET/backup_label" <<'SQL'
select pg_backup_start('shelfmate', fast => true) \g /dev/null
\! tar -C "$PGDATA" --warning=no-file-changed --warning=no-file-removed --exclude='./pg_wal/*' --exclude=./postmaster.pid --exclude=./postmaster.opts -cf "$TARGET/base.tar" . || [ $? = 1 ] && : > "$TARGET/copied"
select labelfile from pg_backup_stop();
SQL
[ -e "$TARGET/copied" ] && [ -s "$TARGET/backup_label" ]
rm "$TARGET/copied"
sync "$TARGET/base.tar" "$TARGET/backup_label"
mv "$TARGET" "$target"
