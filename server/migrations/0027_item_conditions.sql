CREATE TABLE "item_actions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"items" jsonb NOT NULL,
	"done_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "item_actions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "waste_logs" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"thrown_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "waste_logs_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "item_logs" ADD COLUMN "condition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_logs" ADD COLUMN "date_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "condition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "date_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_actions" ADD CONSTRAINT "item_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waste_logs" ADD CONSTRAINT "waste_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_actions_by_time" ON "item_actions" USING btree ("done_at");