ALTER TABLE "profiles" ADD COLUMN "age_seen_by" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "dorm_seen_by" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "preferences_seen_by" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "allergies_seen_by" text DEFAULT 'everybody' NOT NULL;