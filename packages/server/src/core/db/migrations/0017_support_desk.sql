CREATE TYPE "public"."order_news" AS ENUM('RECEIVED', 'SHIPPED', 'CORRECTED', 'FAILED', 'REJECTED');--> statement-breakpoint
CREATE TABLE "erp_tries" (
	"sales_order_id" integer NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"reason" varchar(500) NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_utc" timestamp with time zone NOT NULL,
	"last_utc" timestamp with time zone NOT NULL,
	CONSTRAINT "erp_tries_sales_order_id_outcome_reason_pk" PRIMARY KEY("sales_order_id","outcome","reason")
);
--> statement-breakpoint
DROP INDEX "audit_order_steps";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sales_order_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_news" "order_news";--> statement-breakpoint
ALTER TABLE "erp_tries" ADD CONSTRAINT "erp_tries_sales_order_id_sales_orders_id_fk" FOREIGN KEY ("sales_order_id") REFERENCES "public"."sales_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_sales_order_id_sales_orders_id_fk" FOREIGN KEY ("sales_order_id") REFERENCES "public"."sales_orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_order" ON "audit" USING btree (("detail" ->> 'salesOrderId'),"id") WHERE "audit"."detail" ->> 'salesOrderId' is not null;--> statement-breakpoint
CREATE INDEX "audit_of_person" ON "audit" USING btree (("detail" ->> 'userId'),"id") WHERE "audit"."detail" ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "audit_listed" ON "audit" USING btree ("created_utc","id");--> statement-breakpoint
CREATE INDEX "audit_by" ON "audit" USING btree ("user_id","created_utc","id");--> statement-breakpoint
CREATE INDEX "audit_for" ON "audit" USING btree ("company_id","created_utc","id");--> statement-breakpoint
CREATE INDEX "audit_act" ON "audit" USING btree ("act","created_utc","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("sales_order_id","id") WHERE "outbox"."sales_order_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_person" ON "quotes" USING btree ("user_id","created_utc","id");--> statement-breakpoint
CREATE INDEX "sales_orders_quote" ON "sales_orders" USING btree ("quote_id") WHERE "sales_orders"."quote_id" is not null;--> statement-breakpoint
CREATE INDEX "sales_orders_person" ON "sales_orders" USING btree ("user_id","arrived_utc","id");