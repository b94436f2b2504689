-- Servers of the version before lock these in more than one order: all at once, or none for the moment.
DO $$ begin
	loop
		begin
			lock table "posts", "post_tellings", "reports" in access exclusive mode nowait;
			exit;
		exception when lock_not_available then
			perform pg_sleep(0.05);
		end;
	end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "post_tellings" DROP CONSTRAINT "post_tellings_post_id_posts_id_fk";
--> statement-breakpoint
DROP INDEX "post_tellings_by_post";--> statement-breakpoint
-- The id of the thing. Servers of the version before take "target_id" for it, and tell open reports apart by that alone.
ALTER TABLE "reports" ADD COLUMN "thing_id" uuid;
