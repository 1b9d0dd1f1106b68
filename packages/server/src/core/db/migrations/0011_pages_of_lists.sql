DROP INDEX "quotes_company";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "received_utc" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_listed" ON "accounts" USING btree (lower("name"),"identifier");--> statement-breakpoint
CREATE INDEX "accounts_pieces" ON "accounts" USING gin (lower("name" || ' (' || "identifier" || ')') gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree (lower("name"),"id") WHERE "companies"."deleted_utc" is null;--> statement-breakpoint
CREATE INDEX "distributors_listed" ON "distributors" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "distributors_pieces" ON "distributors" USING gin (lower("name") gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "quotes_company_number" ON "quotes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "quotes_company_name" ON "quotes" USING btree ("company_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "quotes_company_ordered" ON "quotes" USING btree ("company_id","received_utc","id");--> statement-breakpoint
CREATE INDEX "quotes_company_ordered_last" ON "quotes" USING btree ("company_id","received_utc" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "quotes_pieces" ON "quotes" USING gin (lower("name") gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" USING btree ("company_id",lower("name"),lower("email")) WHERE "users"."state" in ('INVITED', 'ENABLED');--> statement-breakpoint
CREATE INDEX "users_name_pieces" ON "users" USING gin (lower("name") gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "users_email_pieces" ON "users" USING gin (lower("email") gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("company_id","created_utc","id");--> statement-breakpoint
UPDATE "quotes" SET "received_utc" = "sales_orders"."received_utc" FROM "sales_orders" WHERE "sales_orders"."quote_id" = "quotes"."id" AND "sales_orders"."request_status" = 'COMPLETED';--> statement-breakpoint
CREATE FUNCTION keep_quote_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE quotes SET received_utc = NEW.received_utc WHERE id = NEW.quote_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_quote_received AFTER INSERT OR UPDATE OF request_status, received_utc ON sales_orders FOR EACH ROW WHEN (NEW.quote_id IS NOT NULL AND NEW.request_status = 'COMPLETED') EXECUTE FUNCTION keep_quote_received();
