CREATE TABLE "recipe_askers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid,
	"lease_until" timestamp with time zone,
	"recent" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipe_askers" ADD CONSTRAINT "recipe_askers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;