CREATE TABLE "image_blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"attached_at" timestamp with time zone,
	CONSTRAINT "images_purpose" CHECK (purpose in ('profile', 'post', 'chat'))
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_hash_image_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."image_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_by_hash" ON "images" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "images_by_owner" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "images_unattached" ON "images" USING btree ("created_at") WHERE attached_at is null;