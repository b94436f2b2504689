CREATE TABLE "request_records" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"handed_over" integer NOT NULL,
	"missed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "food_requests" ADD COLUMN "passed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "request_records" ADD CONSTRAINT "request_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;