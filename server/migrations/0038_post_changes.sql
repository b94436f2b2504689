CREATE TABLE "post_changes" (
	"shard" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
-- At the end of each transaction, so that its row is the last lock it takes; once, however many rows changed. A restore, which brings the numbers along, says that it is loading.
CREATE FUNCTION "posts_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if current_setting('shelfmate.loading', true) = 'on' or current_setting('shelfmate.posts_changed', true) = pg_current_xact_id()::text then
		return null;
	end if;
	perform set_config('shelfmate.posts_changed', pg_current_xact_id()::text, true);
	insert into "post_changes" as counted ("shard", "changes") values (pg_backend_pid() % 16, 1)
	on conflict ("shard") do update set "changes" = counted."changes" + 1;
	return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "posts_changed" AFTER INSERT OR UPDATE OR DELETE ON "posts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION posts_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "posts_changed" AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((old.display_name, old.name_mark) is distinct from (new.display_name, new.name_mark)) EXECUTE FUNCTION posts_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "posts_changed" AFTER INSERT OR DELETE ON "profiles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION posts_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "posts_changed_by_edit" AFTER UPDATE ON "profiles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((old.photo_id, old.allergies) is distinct from (new.photo_id, new.allergies)) EXECUTE FUNCTION posts_changed();--> statement-breakpoint
ALTER TABLE "posts" ENABLE ALWAYS TRIGGER "posts_changed";
