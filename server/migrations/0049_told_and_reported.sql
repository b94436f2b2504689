-- Servers of the version before lock both in this order where a post goes with its last unit.
DO $$ begin
	lock table "posts", "post_tellings" in access exclusive mode;
end $$;
--> statement-breakpoint
ALTER TABLE "post_tellings" DROP CONSTRAINT "post_tellings_post_id_posts_id_fk";
--> statement-breakpoint
DROP INDEX "post_tellings_by_post";--> statement-breakpoint
-- The id of the thing. Servers of the version before take "target_id" for it, and tell open reports apart by that alone.
ALTER TABLE "reports" ADD COLUMN "thing_id" uuid;
