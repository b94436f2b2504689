CREATE TABLE "dorm_changes" (
	"name" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
