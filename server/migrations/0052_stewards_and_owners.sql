CREATE INDEX "users_stewards" ON "users" USING btree ("id") WHERE is_steward;--> statement-breakpoint
CREATE INDEX "posts_of_owner" ON "posts" USING btree ("user_id","expiry_date","id");--> statement-breakpoint
DROP INDEX "posts_by_owner";
