CREATE TABLE "achievement_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"logged" integer DEFAULT 0 NOT NULL,
	"consumed" integer DEFAULT 0 NOT NULL,
	"donated" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"streak_day" date,
	"best_streak" integer DEFAULT 0 NOT NULL,
	"badge_count" integer DEFAULT 0 NOT NULL,
	"badge_count_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"actions" integer NOT NULL,
	CONSTRAINT "activity_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "unlocks" (
	"user_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"celebrated_at" timestamp with time zone,
	CONSTRAINT "unlocks_user_id_badge_pk" PRIMARY KEY("user_id","badge")
);
--> statement-breakpoint
ALTER TABLE "achievement_counters" ADD CONSTRAINT "achievement_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocks" ADD CONSTRAINT "unlocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievement_leaderboard" ON "achievement_counters" USING btree ("badge_count" DESC NULLS FIRST,"badge_count_at","user_id") WHERE badge_count > 0;