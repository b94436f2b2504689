CREATE TABLE "session_ends" (
	"shard" integer PRIMARY KEY NOT NULL,
	"ends" bigint NOT NULL
);
--> statement-breakpoint
-- At the end of each transaction, so that its row is the last lock it takes; once, however many sessions ended.
CREATE FUNCTION "sessions_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if current_setting('shelfmate.sessions_ended', true) = pg_current_xact_id()::text then
		return null;
	end if;
	perform set_config('shelfmate.sessions_ended', pg_current_xact_id()::text, true);
	insert into "session_ends" as counted ("shard", "ends") values (pg_backend_pid() % 16, 1)
	on conflict ("shard") do update set "ends" = counted."ends" + 1;
	return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sessions_ended" AFTER DELETE ON "sessions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sessions_ended();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sessions_ended_early" AFTER UPDATE ON "sessions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (new.expires_at < old.expires_at) EXECUTE FUNCTION sessions_ended();
