CREATE TABLE "ignored_demand" (
	"list" varchar(20) NOT NULL,
	"key" varchar(50) NOT NULL,
	"user_id" integer NOT NULL,
	"at_utc" timestamp with time zone NOT NULL,
	CONSTRAINT "ignored_demand_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "ignored_demand" ADD CONSTRAINT "ignored_demand_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_orders_due" ON "sales_orders" USING btree ("due_on","arrived_utc","id");--> statement-breakpoint
CREATE INDEX "sales_orders_due_to_do" ON "sales_orders" USING btree ("due_on","arrived_utc","id") WHERE "sales_orders"."desk_status" in ('Received', 'Picked', 'Partly Shipped');--> statement-breakpoint
CREATE INDEX "sales_orders_shipped" ON "sales_orders" USING btree ("shipped_utc") WHERE "sales_orders"."shipped_utc" is not null;--> statement-breakpoint
UPDATE "sales_orders" SET "due_on" = due."on" FROM (
	SELECT sales_order_id, min(coalesce(promised_date, told_date)) AS "on" FROM sales_order_lines
	WHERE quantity > shipped_quantity + cancelled_quantity GROUP BY sales_order_id) due
WHERE due.sales_order_id = "sales_orders"."id" AND due."on" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_due_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sales_orders SET due_on = due.day FROM (
		SELECT sales_order_id, min(coalesce(promised_date, told_date)) AS day FROM sales_order_lines
		WHERE sales_order_id IN (SELECT sales_order_id FROM changed) AND quantity > shipped_quantity + cancelled_quantity
		GROUP BY sales_order_id) due
	WHERE sales_orders.id = due.sales_order_id AND due.day IS NOT NULL AND sales_orders.due_on IS DISTINCT FROM due.day;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_due_on_added AFTER INSERT ON sales_order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_due_on();--> statement-breakpoint
CREATE TRIGGER keep_due_on_changed AFTER UPDATE ON sales_order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_due_on();
