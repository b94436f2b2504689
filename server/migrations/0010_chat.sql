CREATE TABLE "chat_members" (
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"last_read_seq" integer NOT NULL,
	"unread_count" integer NOT NULL,
	"last_message_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chat_members_user_a_user_b_user_id_pk" PRIMARY KEY("user_a","user_b","user_id"),
	CONSTRAINT "chat_members_unread_count" CHECK (unread_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"last_seq" integer NOT NULL,
	"change" integer NOT NULL,
	"last_message_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chats_user_a_user_b_pk" PRIMARY KEY("user_a","user_b"),
	CONSTRAINT "chats_sorted" CHECK (user_a < user_b)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"text" text NOT NULL,
	"image_id" uuid,
	"image_width" integer,
	"image_height" integer,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"change" integer NOT NULL,
	CONSTRAINT "messages_user_a_user_b_seq_pk" PRIMARY KEY("user_a","user_b","seq")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_a_user_b_chats_user_a_user_b_fk" FOREIGN KEY ("user_a","user_b") REFERENCES "public"."chats"("user_a","user_b") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_a_users_id_fk" FOREIGN KEY ("user_a") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_b_users_id_fk" FOREIGN KEY ("user_b") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_a_user_b_chats_user_a_user_b_fk" FOREIGN KEY ("user_a","user_b") REFERENCES "public"."chats"("user_a","user_b") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_members_latest" ON "chat_members" USING btree ("user_id","last_message_at","user_a","user_b");--> statement-breakpoint
CREATE INDEX "chat_members_unread" ON "chat_members" USING btree ("user_id") WHERE unread_count > 0;--> statement-breakpoint
CREATE INDEX "chats_by_second_user" ON "chats" USING btree ("user_b");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_id" ON "messages" USING btree ("user_a","user_b","id");--> statement-breakpoint
CREATE INDEX "messages_by_change" ON "messages" USING btree ("user_a","user_b","change");--> statement-breakpoint
CREATE INDEX "messages_by_image" ON "messages" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("folded_name","id") WHERE display_name <> '';--> statement-breakpoint
CREATE INDEX "users_by_name_part" ON "users" USING gin ("folded_name" gin_trgm_ops);