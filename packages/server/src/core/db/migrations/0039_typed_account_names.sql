ALTER TABLE "accounts" ADD COLUMN "is_name_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "distributors" ADD COLUMN "is_name_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_account" ON "companies" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "distributors_label_pieces" ON "distributors" USING gin (lower("name" || ' (' || "code" || ')') gin_trgm_ops) WITH (gin_pending_list_limit=1024);