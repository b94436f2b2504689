ALTER TABLE "item_logs" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_logs" ADD COLUMN "date_source" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "date_source" text DEFAULT 'typed' NOT NULL;