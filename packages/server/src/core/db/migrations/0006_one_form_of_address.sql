CREATE TABLE "attempts" (
	"key" varchar(400) PRIMARY KEY NOT NULL,
	"taken_utc" timestamp with time zone[] NOT NULL,
	"free_utc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "join_requests_one_pending";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE varchar(320) collate "C";--> statement-breakpoint
ALTER TABLE "join_requests" ALTER COLUMN "email" SET DATA TYPE varchar(320) collate "C";--> statement-breakpoint
-- Of two that become one address the active account with a password takes it; the other keeps its spelling, under which nobody signs in.
UPDATE "users" SET "email" = lower("email") WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY lower("email") ORDER BY "state" = 'ENABLED' DESC, "password_hash" IS NOT NULL DESC, "id") AS "place"
		FROM "users" WHERE "state" <> 'DELETED'
	) AS "ranked" WHERE "place" = 1
);--> statement-breakpoint
DELETE FROM "join_requests" "later" USING "join_requests" "first"
	WHERE "later"."state" = 'PENDING' AND "first"."state" = 'PENDING' AND "later"."company_id" = "first"."company_id"
	AND lower("later"."email") = lower("first"."email") AND "later"."id" > "first"."id";--> statement-breakpoint
UPDATE "join_requests" SET "email" = lower("email");--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "provisional_until_utc" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "attempts_free" ON "attempts" USING btree ("free_utc");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email") WHERE "users"."state" <> 'DELETED';--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_one_pending" ON "join_requests" USING btree ("company_id","email") WHERE "join_requests"."state" = 'PENDING';