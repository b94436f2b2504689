-- Every piece of one, two and three characters of a post's name, in any script whatever the database's locale, by itself and
-- with the dorm: what is frequent in all dorms but one is then not met on the way to nothing. The dorm by itself is what a
-- server of the version before asks for.
DROP INDEX "posts_by_name";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "post_grams"(name text, location text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	select coalesce(array_agg(distinct piece) || array_agg(distinct piece || ' in ' || location), '{}') || ('dorm:' || location)
	from (
		select substr(name, place, length) as piece
		from generate_series(1, char_length(name)) as place, generate_series(1, 3) as length
		where place + length - 1 <= char_length(name)
	) as pieces
$$;--> statement-breakpoint
CREATE INDEX "posts_by_name" ON "posts" USING gin (post_grams(folded_name, location)) WITH (fastupdate=false) WHERE removed_at is null;
