-- Every piece of one, two and three characters of a name, in any script whatever the database's locale.
CREATE FUNCTION "name_grams"(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	select coalesce(array_agg(distinct substr(name, place, length)), '{}')
	from generate_series(1, char_length(name)) as place, generate_series(1, 3) as length
	where place + length - 1 <= char_length(name)
$$;--> statement-breakpoint
DROP INDEX "posts_by_name";--> statement-breakpoint
CREATE INDEX "posts_by_name" ON "posts" USING gin (name_grams(folded_name)) WITH (fastupdate=false) WHERE removed_at is null;