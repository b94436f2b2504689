CREATE TABLE "food_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"taker_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"units" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"food_name" text NOT NULL,
	"expiry_date" date NOT NULL,
	"offered_until" date NOT NULL,
	"location" text NOT NULL,
	"photo_id" uuid,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"pickup_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"code" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp(3) with time zone,
	"giver_pressed" boolean DEFAULT false NOT NULL,
	"taker_pressed" boolean DEFAULT false NOT NULL,
	"keep" boolean DEFAULT true NOT NULL,
	"thanked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "food_requests_two" CHECK (giver_id <> taker_id),
	CONSTRAINT "food_requests_units" CHECK (units between 1 and 9999),
	CONSTRAINT "food_requests_promise" CHECK ((state = 'promised') = (ends_at is not null) and (state <> 'promised' or code is not null))
);
--> statement-breakpoint
CREATE TABLE "request_lines" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "promised" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "posted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "handed_over" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "giving" text DEFAULT 'iChoose' NOT NULL;--> statement-breakpoint
ALTER TABLE "food_requests" ADD CONSTRAINT "food_requests_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_requests" ADD CONSTRAINT "food_requests_taker_id_users_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_requests" ADD CONSTRAINT "food_requests_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "food_requests_by_turn" ON "food_requests" USING btree ("post_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "food_requests_one_open" ON "food_requests" USING btree ("post_id","taker_id") WHERE state in ('asked', 'waiting', 'promised');--> statement-breakpoint
CREATE INDEX "food_requests_by_giver" ON "food_requests" USING btree ("giver_id","taker_id","state");--> statement-breakpoint
CREATE INDEX "food_requests_by_taker" ON "food_requests" USING btree ("taker_id","state");--> statement-breakpoint
CREATE INDEX "food_requests_due" ON "food_requests" USING btree ("ends_at") WHERE state = 'promised';--> statement-breakpoint
CREATE INDEX "food_requests_passing" ON "food_requests" USING btree ("offered_until") WHERE state in ('asked', 'waiting', 'promised');--> statement-breakpoint
CREATE INDEX "food_requests_by_photo" ON "food_requests" USING btree ("photo_id") WHERE photo_id is not null;--> statement-breakpoint
-- What is there of a post from before was offered with all that was given away of it.
UPDATE "posts" SET "handed_over" = given.units, "posted" = "quantity" + given.units
FROM (SELECT p.id, count(d.id)::int AS units FROM "posts" p LEFT JOIN "donations" d ON d.post_id = p.id GROUP BY p.id) given
WHERE given.id = "posts"."id";--> statement-breakpoint
-- For servers of the version before, which know nothing of the ledger: what they take off was handed over. The next version drops it.
CREATE FUNCTION "posts_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.posted = 0 then new.posted := new.quantity + new.handed_over + new.taken_back; end if;
	elsif (new.posted, new.handed_over, new.taken_back) = (old.posted, old.handed_over, old.taken_back) then
		new.handed_over := old.handed_over + greatest(0, old.quantity - new.quantity);
		new.posted := old.posted + greatest(0, new.quantity - old.quantity);
	end if;
	return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "posts_ledger" BEFORE INSERT OR UPDATE ON "posts" FOR EACH ROW EXECUTE FUNCTION posts_ledger();--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_ledger" CHECK (promised between 0 and quantity and handed_over >= 0 and taken_back >= 0
        and posted = (quantity - promised) + promised + handed_over + taken_back);