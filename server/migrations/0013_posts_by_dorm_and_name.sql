-- Every piece of one, two and three characters of a post's name, in any script whatever the database's locale, and its dorm:
-- longer than any piece, so that the two cannot be mistaken for each other.
CREATE FUNCTION "post_grams"(name text, location text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	select coalesce(array_agg(distinct substr(name, place, length)), '{}') || ('dorm:' || location)
	from generate_series(1, char_length(name)) as place, generate_series(1, 3) as length
	where place + length - 1 <= char_length(name)
$$;--> statement-breakpoint
DROP INDEX "posts_by_name";--> statement-breakpoint
DROP FUNCTION "name_grams";--> statement-breakpoint
CREATE INDEX "posts_by_name" ON "posts" USING gin (post_grams(folded_name, location)) WITH (fastupdate=false) WHERE removed_at is null;
