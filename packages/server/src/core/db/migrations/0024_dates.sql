CREATE TYPE "public"."claim_kind" AS ENUM('RETURN', 'WARRANTY');--> statement-breakpoint
CREATE TYPE "public"."claim_status" AS ENUM('OPEN', 'ACCEPTED', 'DECLINED');--> statement-breakpoint
CREATE TYPE "public"."warranty_answer" AS ENUM('WITHIN', 'OUTSIDE', 'UNKNOWN');--> statement-breakpoint
ALTER TYPE "public"."order_news" ADD VALUE 'SLIPPED';--> statement-breakpoint
ALTER TYPE "public"."order_news" ADD VALUE 'CANCELLED';--> statement-breakpoint
CREATE TABLE "desk_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"desk_order_id" integer NOT NULL,
	"number" varchar(50) NOT NULL,
	"invoiced_on" date NOT NULL,
	"total_cents" bigint NOT NULL,
	"pdf" "bytea",
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_order_lines" (
	"desk_order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"cancelled_quantity" integer DEFAULT 0 NOT NULL,
	"promised_date" date,
	"slip_reason" varchar(500),
	CONSTRAINT "desk_order_lines_desk_order_id_position_pk" PRIMARY KEY("desk_order_id","position"),
	CONSTRAINT "desk_order_lines_cancelled" CHECK ("desk_order_lines"."cancelled_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "desk_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_code" uuid NOT NULL,
	"desk_order_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_shipment_lines" (
	"shipment_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "desk_shipment_lines_shipment_id_position_pk" PRIMARY KEY("shipment_id","position"),
	CONSTRAINT "desk_shipment_lines_positive" CHECK ("desk_shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "desk_shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"desk_order_id" integer NOT NULL,
	"shipped_utc" timestamp with time zone NOT NULL,
	"cancelled_utc" timestamp with time zone,
	"ship_via" varchar(100),
	"tracking_number" varchar(50)
);
--> statement-breakpoint
CREATE TABLE "expected_receipts" (
	"part_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	CONSTRAINT "expected_receipts_part_id_due_on_pk" PRIMARY KEY("part_id","due_on")
);
--> statement-breakpoint
CREATE TABLE "warehouse_stock" (
	"part_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	CONSTRAINT "warehouse_stock_part_id_warehouse_id_pk" PRIMARY KEY("part_id","warehouse_id")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"state" varchar(50),
	"country" varchar(2) NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" uuid NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"sales_order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"kind" "claim_kind" NOT NULL,
	"serial_number" varchar(100),
	"reason" varchar(1000) NOT NULL,
	"warranty" "warranty_answer",
	"status" "claim_status" DEFAULT 'OPEN' NOT NULL,
	"answer" varchar(1000),
	"decided_by" integer,
	"decided_utc" timestamp with time zone,
	"erp_return_id" varchar(50),
	"erp_return_number" varchar(50),
	"erp_refusal" varchar(500),
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_quantity_positive" CHECK ("claims"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "erp_steps" (
	"kind" varchar(20) PRIMARY KEY NOT NULL,
	"changed_since" timestamp with time zone,
	"last_utc" timestamp with time zone,
	"failure" varchar(500),
	"failing_since_utc" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sales_order_id" integer NOT NULL,
	"erp_invoice_id" varchar(50) NOT NULL,
	"number" varchar(50) NOT NULL,
	"invoiced_on" date NOT NULL,
	"total_cents" bigint NOT NULL,
	"has_pdf" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcel_lines" (
	"parcel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_parcel_lines_parcel_id_position_pk" PRIMARY KEY("parcel_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sales_order_id" integer NOT NULL,
	"erp_shipment_id" varchar(50) NOT NULL,
	"shipped_utc" timestamp with time zone,
	"cancelled_utc" timestamp with time zone,
	"carrier" varchar(100),
	"tracking_number" varchar(50)
);
--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "partly_shipped_utc" timestamp with time zone;--> statement-breakpoint
DROP INDEX "sales_orders_to_do";--> statement-breakpoint
ALTER TABLE "sales_orders" drop column "desk_status";--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "desk_status" varchar(20) GENERATED ALWAYS AS (case
        when rejected_utc is not null then 'Rejected'
        when shipped_utc is not null then 'Shipped'
        when partly_shipped_utc is not null then 'Partly Shipped'
        when picked_utc is not null then 'Picked'
        when received_utc is not null then 'Received'
        when request_status = 'FAILED' then 'Failed'
        else 'Waiting' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD COLUMN "changed_utc" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "shipped_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "shown_promise" jsonb;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "promised_date" date;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "slip_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "told_date" date;--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "as_of_utc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "news_detail" jsonb;--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "added_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_invoices" ADD CONSTRAINT "desk_invoices_desk_order_id_desk_orders_id_fk" FOREIGN KEY ("desk_order_id") REFERENCES "public"."desk_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_order_lines" ADD CONSTRAINT "desk_order_lines_desk_order_id_desk_orders_id_fk" FOREIGN KEY ("desk_order_id") REFERENCES "public"."desk_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_returns" ADD CONSTRAINT "desk_returns_desk_order_id_desk_orders_id_fk" FOREIGN KEY ("desk_order_id") REFERENCES "public"."desk_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_shipment_lines" ADD CONSTRAINT "desk_shipment_lines_shipment_id_desk_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."desk_shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_shipments" ADD CONSTRAINT "desk_shipments_desk_order_id_desk_orders_id_fk" FOREIGN KEY ("desk_order_id") REFERENCES "public"."desk_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_receipts" ADD CONSTRAINT "expected_receipts_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_stock" ADD CONSTRAINT "warehouse_stock_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_stock" ADD CONSTRAINT "warehouse_stock_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_line" FOREIGN KEY ("sales_order_id","position") REFERENCES "public"."sales_order_lines"("sales_order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_sales_order_id_sales_orders_id_fk" FOREIGN KEY ("sales_order_id") REFERENCES "public"."sales_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_parcel_id_order_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."order_parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_sales_order_id_sales_orders_id_fk" FOREIGN KEY ("sales_order_id") REFERENCES "public"."sales_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_invoices_once" ON "desk_invoices" USING btree ("desk_order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_returns_once" ON "desk_returns" USING btree ("claim_code");--> statement-breakpoint
CREATE INDEX "desk_shipments_order" ON "desk_shipments" USING btree ("desk_order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouses_name_key" ON "warehouses" USING btree (lower(normalize(btrim("name"), NFKC)));--> statement-breakpoint
CREATE UNIQUE INDEX "warehouses_one_main" ON "warehouses" USING btree ("is_main") WHERE "warehouses"."is_main";--> statement-breakpoint
CREATE UNIQUE INDEX "claims_code" ON "claims" USING btree ("code");--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("sales_order_id","position");--> statement-breakpoint
CREATE INDEX "claims_listed" ON "claims" USING btree ("status","created_utc","id");--> statement-breakpoint
CREATE INDEX "claims_company" ON "claims" USING btree ("company_id","created_utc","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_once" ON "order_invoices" USING btree ("sales_order_id","erp_invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_once" ON "order_parcels" USING btree ("sales_order_id","erp_shipment_id");--> statement-breakpoint
CREATE INDEX "desk_orders_changed" ON "desk_orders" USING btree ("changed_utc","id");--> statement-breakpoint
CREATE INDEX "desk_orders_customer" ON "desk_orders" USING btree (("document" ->> 'customer'),"id");--> statement-breakpoint
CREATE INDEX "sales_orders_status" ON "sales_orders" USING btree ("desk_status","arrived_utc","id");--> statement-breakpoint
CREATE INDEX "sales_orders_to_do" ON "sales_orders" USING btree ("arrived_utc","id") WHERE "sales_orders"."desk_status" in ('Received', 'Picked', 'Partly Shipped');--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD CONSTRAINT "sales_order_lines_no_more_than_ordered" CHECK ("sales_order_lines"."shipped_quantity" >= 0 and "sales_order_lines"."cancelled_quantity" >= 0);--> statement-breakpoint
-- Every order that has been shipped was shipped whole, in one parcel.
INSERT INTO "desk_shipments" ("desk_order_id", "shipped_utc", "ship_via", "tracking_number")
SELECT id, shipped_utc, ship_via, tracking_number FROM "desk_orders" WHERE shipped_utc IS NOT NULL ORDER BY id;--> statement-breakpoint
INSERT INTO "desk_shipment_lines" ("shipment_id", "position", "quantity")
SELECT shipments.id, line.place - 1, (line.line ->> 'quantity')::numeric::int
FROM "desk_shipments" shipments
JOIN "desk_orders" orders ON orders.id = shipments.desk_order_id
CROSS JOIN jsonb_array_elements(orders.document -> 'lines') WITH ORDINALITY AS line (line, place);--> statement-breakpoint
UPDATE "sales_order_lines" SET "shipped_quantity" = "quantity"
FROM "sales_orders" WHERE "sales_orders"."id" = "sales_order_id" AND "shipped_utc" IS NOT NULL;--> statement-breakpoint
UPDATE "sales_order_lines" SET "cancelled_quantity" = "quantity"
FROM "sales_orders" WHERE "sales_orders"."id" = "sales_order_id" AND "rejected_utc" IS NOT NULL;--> statement-breakpoint
INSERT INTO "order_parcels" ("sales_order_id", "erp_shipment_id", "shipped_utc", "carrier", "tracking_number")
SELECT orders.id, shipments.id::text, orders.shipped_utc, shipments.ship_via, orders.tracking_number
FROM "sales_orders" orders
JOIN "desk_orders" ON "desk_orders"."order_number" = orders.erp_order_id
JOIN "desk_shipments" shipments ON shipments.desk_order_id = "desk_orders"."id"
WHERE orders.shipped_utc IS NOT NULL ORDER BY orders.id;--> statement-breakpoint
INSERT INTO "order_parcel_lines" ("parcel_id", "position", "quantity")
SELECT parcels.id, lines.position, lines.quantity
FROM "order_parcels" parcels JOIN "sales_order_lines" lines ON lines.sales_order_id = parcels.sales_order_id;--> statement-breakpoint
UPDATE "desk_orders" SET "changed_utc" = greatest(created_utc, picked_utc, shipped_utc, cancelled_utc);--> statement-breakpoint
ALTER TABLE "desk_orders" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "desk_orders" DROP COLUMN "shipped_utc";--> statement-breakpoint
ALTER TABLE "desk_orders" DROP COLUMN "tracking_number";--> statement-breakpoint
DROP TYPE "public"."desk_order_status";
