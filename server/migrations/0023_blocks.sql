CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"by_user" boolean NOT NULL,
	"by_other" boolean NOT NULL,
	"blocked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_by_other" ON "blocks" USING btree ("other_id");