ALTER TABLE "item_logs" DROP CONSTRAINT "item_logs_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "pantry_items" DROP CONSTRAINT "pantry_items_user_id_users_id_fk";
--> statement-breakpoint
-- Items are stored within a turn of their owner's pantry alone. Whoever deletes the owner waits here for a turn under way,
-- whose items go with the others; a later one finds no owner.
CREATE FUNCTION "user_leaves_pantry"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	delete from "pantries" where "user_id" = old."id";
	delete from "pantry_items" where "user_id" = old."id";
	delete from "item_logs" where "user_id" = old."id";
	return old;
end $$;--> statement-breakpoint
CREATE TRIGGER "user_leaves_pantry" BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION user_leaves_pantry();
