CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"age" integer,
	"dorm" text DEFAULT '' NOT NULL,
	"preferences" text DEFAULT '' NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_age" CHECK (age between 1 and 199)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_by_photo" ON "profiles" USING btree ("photo_id") WHERE photo_id is not null;