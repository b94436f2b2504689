ALTER TABLE "posts" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "date_kind" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "made_on" date;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "home_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "grace_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pickup_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pickup_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pickup_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "met_contains" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "met_may" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "met_key" integer;--> statement-breakpoint
CREATE INDEX "posts_in_grace" ON "posts" USING btree ("expiry_date","id") WHERE removed_at is null and grace_days > 0;--> statement-breakpoint
CREATE INDEX "posts_by_window" ON "posts" USING btree ("expiry_date","id","pickup_from","pickup_until") WHERE removed_at is null and pickup_until is not null;--> statement-breakpoint
CREATE INDEX "posts_by_place" ON "posts" USING btree ("pickup_place","expiry_date","id") WHERE removed_at is null and pickup_place <> '';--> statement-breakpoint
CREATE INDEX "posts_stated" ON "posts" USING btree ("expiry_date","id") WHERE removed_at is null and allergens is not null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_grace_days" CHECK (grace_days between 0 and 30);