CREATE TABLE "former_zones" (
	"user_id" uuid NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"time_zone" text,
	CONSTRAINT "former_zones_user_id_until_pk" PRIMARY KEY("user_id","until")
);
--> statement-breakpoint
ALTER TABLE "former_zones" ADD CONSTRAINT "former_zones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;