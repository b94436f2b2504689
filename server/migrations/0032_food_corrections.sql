CREATE TABLE "food_corrections" (
	"user_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"food" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "food_corrections_user_id_name_key_pk" PRIMARY KEY("user_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "food_corrections" ADD CONSTRAINT "food_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;