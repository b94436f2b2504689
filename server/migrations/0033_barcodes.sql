CREATE TABLE "barcode_names" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "barcode_names_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "barcode_products" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "barcode_names" ADD CONSTRAINT "barcode_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "barcode_names_by_code" ON "barcode_names" USING btree ("code","folded");--> statement-breakpoint
CREATE INDEX "barcode_products_by_age" ON "barcode_products" USING btree ("asked_at");