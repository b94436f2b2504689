CREATE TABLE "earlier_texts" (
	"user_a" uuid NOT NULL,
	"user_b" uuid NOT NULL,
	"seq" integer NOT NULL,
	"change" integer NOT NULL,
	"text" text NOT NULL,
	"replaced_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "earlier_texts_user_a_user_b_seq_change_pk" PRIMARY KEY("user_a","user_b","seq","change")
);
--> statement-breakpoint
ALTER TABLE "earlier_texts" ADD CONSTRAINT "earlier_texts_user_a_user_b_seq_messages_user_a_user_b_seq_fk" FOREIGN KEY ("user_a","user_b","seq") REFERENCES "public"."messages"("user_a","user_b","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_texts_by_time" ON "earlier_texts" USING btree ("replaced_at");