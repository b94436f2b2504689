DROP INDEX "messages_id";--> statement-breakpoint
DROP INDEX "messages_by_change";--> statement-breakpoint
DROP INDEX "chats_by_second_user";--> statement-breakpoint
CREATE INDEX "users_by_name_beyond_ascii" ON "users" USING btree ("folded_name","id") WHERE display_name <> '' and octet_length(folded_name) > char_length(folded_name);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_id" ON "messages" USING btree ("id","user_a","user_b");--> statement-breakpoint
CREATE INDEX "messages_touched" ON "messages" USING btree ("user_a","user_b","change") WHERE edited_at is not null or deleted_at is not null;--> statement-breakpoint
CREATE INDEX "chats_by_second_user" ON "chats" USING btree ("user_b","user_a");