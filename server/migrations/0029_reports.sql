CREATE TABLE "steward_dorms" (
	"user_id" uuid NOT NULL,
	"dorm" text NOT NULL,
	CONSTRAINT "steward_dorms_user_id_dorm_pk" PRIMARY KEY("user_id","dorm")
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"report_id" uuid,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp(3) with time zone,
	"at" timestamp(3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"subject_id" uuid,
	"subject_name" text NOT NULL,
	"dorm" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"chat_id" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "steward_dorms" ADD CONSTRAINT "steward_dorms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measures_by_user" ON "measures" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "measures_by_report" ON "measures" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("target_id","reporter_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("created_at","id") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_by_subject" ON "reports" USING btree ("subject_id");