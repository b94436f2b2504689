CREATE TABLE "book_recipes" (
	"user_id" uuid NOT NULL,
	"recipe_id" text NOT NULL,
	"writer" text NOT NULL,
	"content" jsonb,
	"address" text,
	"kept" boolean DEFAULT false NOT NULL,
	"rating" smallint,
	"not_for_me" boolean DEFAULT false NOT NULL,
	"cooked_on" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_recipes_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id"),
	CONSTRAINT "book_recipes_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "book_recipes" ADD CONSTRAINT "book_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;