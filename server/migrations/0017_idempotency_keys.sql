-- The exchange's answers become those of every request that can be sent again.
ALTER TABLE "exchange_answers" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "exchange_answers_user_id_id_pk" TO "idempotency_keys_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "exchange_answers_user_id_users_id_fk" TO "idempotency_keys_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "exchange_answers_by_time" RENAME TO "idempotency_keys_by_time";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "exchange_answers_kind";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "fingerprint" "bytea";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
-- A server of the version before goes on reading and writing them under their old name.
CREATE VIEW "exchange_answers" AS SELECT "user_id", "id", "kind", "answer", "answered_at" FROM "idempotency_keys";--> statement-breakpoint
DROP INDEX "item_logs_by_seq";
