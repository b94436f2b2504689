CREATE TABLE "dates_learned" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learned_dates" (
	"user_id" uuid NOT NULL,
	"food" text NOT NULL,
	"place" text NOT NULL,
	"days" integer[] NOT NULL,
	"median" integer NOT NULL,
	CONSTRAINT "learned_dates_user_id_food_place_pk" PRIMARY KEY("user_id","food","place")
);
--> statement-breakpoint
ALTER TABLE "dates_learned" ADD CONSTRAINT "dates_learned_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_dates" ADD CONSTRAINT "learned_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learned_dates_by_food" ON "learned_dates" USING btree ("food","place","median");