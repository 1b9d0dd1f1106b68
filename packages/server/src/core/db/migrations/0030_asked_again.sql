ALTER TABLE "claims" ADD COLUMN "announcing_utc" timestamp with time zone;--> statement-breakpoint
-- Orders that were over before the shop followed them are not asked for.
UPDATE "sales_orders" SET "as_of_utc" = coalesce("shipped_utc", "rejected_utc") WHERE "as_of_utc" IS NULL AND "desk_status" IN ('Shipped', 'Rejected');--> statement-breakpoint
CREATE INDEX "sales_orders_unheard" ON "sales_orders" USING btree ("arrived_utc") WHERE "sales_orders"."as_of_utc" is null and "sales_orders"."received_utc" is not null;