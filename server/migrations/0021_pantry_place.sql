ALTER TABLE "item_logs" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "place" text DEFAULT '' NOT NULL;