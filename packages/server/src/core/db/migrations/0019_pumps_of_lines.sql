-- A value that is added to an enum can be used in the next transaction only, and all migrations are one: a new type can be used at once.
ALTER TYPE "permission" RENAME TO "permission_before";--> statement-breakpoint
CREATE TYPE "permission" AS ENUM('CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES', 'INVITE_USERS', 'UPDATE_USERS', 'DELETE_USERS', 'CREATE_USER_GROUPS', 'UPDATE_USER_GROUPS', 'DELETE_USER_GROUPS', 'PLACE_SALES_ORDERS', 'PREPARE_QUOTES', 'CROSS_COMPANY', 'INVITE_ADMIN_COMPANY_USER', 'UPDATE_ADMIN_COMPANY_USER', 'DELETE_ADMIN_COMPANY_USER', 'CREATE_ADMIN_COMPANY_ROLE', 'UPDATE_ADMIN_COMPANY_ROLE', 'DELETE_ADMIN_COMPANY_ROLE', 'CREATE_COMPANY', 'UPDATE_COMPANY', 'DELETE_COMPANY', 'MANAGE_ORDERS', 'MANAGE_SHOP', 'SUPPORT', 'MANAGE_FLEET', 'MANAGE_CATALOGUE', 'VIEW_DEMAND', 'MANAGE_RETURNS');--> statement-breakpoint
ALTER TABLE "role_permissions" ALTER COLUMN "permission" TYPE "permission" USING "permission"::text::"permission";--> statement-breakpoint
DROP TYPE "permission_before";--> statement-breakpoint
INSERT INTO "role_permissions" ("role_id", "permission")
SELECT r."id", held."permission"
FROM "roles" r
JOIN "companies" c ON c."id" = r."company_id"
JOIN (VALUES ('MANAGE_FLEET'::"permission", false), ('MANAGE_CATALOGUE', true), ('VIEW_DEMAND', true), ('MANAGE_RETURNS', true))
  held ("permission", "is_admin") ON c."is_provider" OR NOT held."is_admin"
WHERE r."immutable" AND r."name" = 'Admin';--> statement-breakpoint
CREATE TYPE "public"."alternate_kind" AS ENUM('EQUAL', 'BETTER', 'IN_NEED');--> statement-breakpoint
CREATE TYPE "public"."criticality" AS ENUM('A', 'B', 'C');--> statement-breakpoint
CREATE TYPE "public"."service_kind" AS ENUM('INSPECTION', 'REPAIR', 'OVERHAUL', 'REPLACED_PARTS', 'OTHER');--> statement-breakpoint
CREATE TABLE "as_shipped_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "as_shipped_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pump_id" integer NOT NULL,
	"parent_part_number" varchar(100) NOT NULL,
	"child_part_number" varchar(100) NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "as_shipped_lines_quantity_positive" CHECK ("as_shipped_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "closed_bom_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_bom_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_part_id" integer NOT NULL,
	"position" integer NOT NULL,
	"child_part_id" integer NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"valid_from_utc" timestamp with time zone,
	"valid_to_utc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part_alternates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_alternates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"part_id" integer NOT NULL,
	"alternate_part_id" integer NOT NULL,
	"kind" "alternate_kind" NOT NULL,
	"is_both_ways" boolean DEFAULT false NOT NULL,
	"bom_part_id" integer,
	"note" varchar(500),
	CONSTRAINT "part_alternates_not_itself" CHECK ("part_alternates"."part_id" <> "part_alternates"."alternate_part_id")
);
--> statement-breakpoint
CREATE TABLE "fleet_pumps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fleet_pumps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"pump_id" integer NOT NULL,
	"site_id" integer,
	"tag" varchar(50),
	"nickname" varchar(100),
	"criticality" "criticality",
	"installed_on" date,
	"note" varchar(1000),
	"version" integer DEFAULT 1 NOT NULL,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_utc" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fleet_pump_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"on_date" date NOT NULL,
	"running_hours" integer,
	"kind" "service_kind" NOT NULL,
	"text" text NOT NULL,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_entries_hours_positive" CHECK ("service_entries"."running_hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_parts" (
	"service_entry_id" integer NOT NULL,
	"position" integer NOT NULL,
	"path" jsonb NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	CONSTRAINT "service_parts_service_entry_id_position_pk" PRIMARY KEY("service_entry_id","position"),
	CONSTRAINT "service_parts_quantity_positive" CHECK ("service_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" varchar(100) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "pump_id" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "known_verdict" varchar(20);--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "valid_from_utc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pumps" ADD COLUMN "account_identifier" varchar(50);--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "pump_id" integer;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "for_pump" jsonb;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "pump_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD COLUMN "for_pump" jsonb;--> statement-breakpoint
ALTER TABLE "as_shipped_lines" ADD CONSTRAINT "as_shipped_lines_pump_id_pumps_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_bom_lines" ADD CONSTRAINT "closed_bom_lines_parent_part_id_parts_id_fk" FOREIGN KEY ("parent_part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_bom_lines" ADD CONSTRAINT "closed_bom_lines_child_part_id_parts_id_fk" FOREIGN KEY ("child_part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_alternates" ADD CONSTRAINT "part_alternates_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_alternates" ADD CONSTRAINT "part_alternates_alternate_part_id_parts_id_fk" FOREIGN KEY ("alternate_part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_alternates" ADD CONSTRAINT "part_alternates_bom_part_id_parts_id_fk" FOREIGN KEY ("bom_part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_pumps" ADD CONSTRAINT "fleet_pumps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_pumps" ADD CONSTRAINT "fleet_pumps_pump_id_pumps_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_pumps" ADD CONSTRAINT "fleet_pumps_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_entries" ADD CONSTRAINT "service_entries_fleet_pump_id_fleet_pumps_id_fk" FOREIGN KEY ("fleet_pump_id") REFERENCES "public"."fleet_pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_entries" ADD CONSTRAINT "service_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_parts" ADD CONSTRAINT "service_parts_service_entry_id_service_entries_id_fk" FOREIGN KEY ("service_entry_id") REFERENCES "public"."service_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_parts" ADD CONSTRAINT "service_parts_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "as_shipped_lines_place" ON "as_shipped_lines" USING btree ("pump_id",upper("parent_part_number"),"position");--> statement-breakpoint
CREATE INDEX "closed_bom_lines_parent" ON "closed_bom_lines" USING btree ("parent_part_id","valid_to_utc");--> statement-breakpoint
CREATE UNIQUE INDEX "part_alternates_key" ON "part_alternates" USING btree ("part_id","alternate_part_id",coalesce("bom_part_id", 0));--> statement-breakpoint
CREATE INDEX "part_alternates_alternate" ON "part_alternates" USING btree ("alternate_part_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_pumps_once" ON "fleet_pumps" USING btree ("company_id","pump_id") WHERE "fleet_pumps"."retired_utc" is null;--> statement-breakpoint
CREATE INDEX "fleet_pumps_pump" ON "fleet_pumps" USING btree ("pump_id");--> statement-breakpoint
CREATE INDEX "fleet_pumps_site" ON "fleet_pumps" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "service_entries_pump" ON "service_entries" USING btree ("fleet_pump_id","on_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_name_key" ON "sites" USING btree ("company_id",lower(normalize(btrim("name"), NFKC)));--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_pump_id_pumps_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_pump_id_pumps_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_lines" ADD CONSTRAINT "sales_order_lines_pump_id_pumps_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pumps_account" ON "pumps" USING btree ("account_identifier") WHERE "pumps"."account_identifier" is not null;--> statement-breakpoint
CREATE INDEX "sales_order_lines_pump" ON "sales_order_lines" USING btree ("pump_id","sales_order_id") WHERE "sales_order_lines"."pump_id" is not null;