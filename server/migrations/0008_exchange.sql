CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"food_name" text NOT NULL,
	"donated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "donations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "exchange_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "exchange_answers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "exchange_answers_kind" CHECK (kind in ('post', 'comment', 'donation'))
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"food_name" text NOT NULL,
	"folded_name" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"expiry_date" date NOT NULL,
	"location" text NOT NULL,
	"photo_id" uuid,
	"pantry_item_id" uuid,
	"comment_count" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "posts_quantity" CHECK (quantity between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_answers" ADD CONSTRAINT "exchange_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_by_post" ON "comments" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_by_author" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "donations_by_post" ON "donations" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "exchange_answers_by_time" ON "exchange_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "posts_by_expiry" ON "posts" USING btree ("expiry_date","id","folded_name") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "posts_by_dorm" ON "posts" USING btree ("location","expiry_date","id","folded_name") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "posts_by_owner" ON "posts" USING btree ("user_id","expiry_date","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "posts_by_name" ON "posts" USING gin (folded_name gin_trgm_ops) WITH (fastupdate=false) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "posts_by_photo" ON "posts" USING btree ("photo_id") WHERE photo_id is not null;--> statement-breakpoint
CREATE INDEX "posts_removed" ON "posts" USING btree ("removed_at") WHERE removed_at is not null;