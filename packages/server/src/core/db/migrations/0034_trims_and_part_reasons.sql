ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_trim_range";--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "trim_min" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "trim_full" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "desk_shipments" ADD COLUMN "part_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "order_parcels" ADD COLUMN "part_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_trim_range" CHECK ("cart_items"."impeller_trim" >= 0);