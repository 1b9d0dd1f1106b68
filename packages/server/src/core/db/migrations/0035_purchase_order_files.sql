CREATE TABLE "list_columns" (
	"company_id" integer NOT NULL,
	"heads" varchar(64) NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_utc" timestamp with time zone NOT NULL,
	CONSTRAINT "list_columns_company_id_heads_pk" PRIMARY KEY("company_id","heads")
);
--> statement-breakpoint
CREATE TABLE "po_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "po_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" varchar(255) NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "refuses_used_po" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "po_file_id" integer;--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "po_key" text GENERATED ALWAYS AS (ltrim(translate(upper("po_number"), ' !"#$%&''()*+,-./:;<=>?@[\]^_`{|}~ ‐‑‒–—', ''), '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "po_files" ADD CONSTRAINT "po_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "po_files" ADD CONSTRAINT "po_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "po_files_once" ON "po_files" USING btree ("company_id","user_id","sha256");--> statement-breakpoint
CREATE INDEX "po_files_person" ON "po_files" USING btree ("user_id","created_utc");--> statement-breakpoint
ALTER TABLE "sales_orders" ADD CONSTRAINT "sales_orders_po_file_id_po_files_id_fk" FOREIGN KEY ("po_file_id") REFERENCES "public"."po_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_orders_company_po_key" ON "sales_orders" USING btree ("company_id","po_key","created_utc");--> statement-breakpoint
CREATE INDEX "sales_orders_po_file" ON "sales_orders" USING btree ("po_file_id") WHERE "sales_orders"."po_file_id" is not null;