CREATE INDEX "cart_items_part" ON "cart_items" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "events_of_lost_part" ON "events" USING btree ("company_id",("subject" ->> 'partId'),"at_utc") WHERE "events"."kind" = 'lose-sale';--> statement-breakpoint
CREATE INDEX "service_parts_part" ON "service_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "quote_lines_part" ON "quote_lines" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "sales_order_lines_part" ON "sales_order_lines" USING btree ("part_id");