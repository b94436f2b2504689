create extension if not exists citext;--> statement-breakpoint
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists unaccent;
