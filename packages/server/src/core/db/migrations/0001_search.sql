CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "search_key" text GENERATED ALWAYS AS (ltrim(translate(upper("part_number"), ' !"#$%&''()*+,-./:;<=>?@[\]^_`{|}~ ‐‑‒–—', ''), '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pumps" ADD COLUMN "search_key" text GENERATED ALWAYS AS (ltrim(translate(upper("serial_number"), ' !"#$%&''()*+,-./:;<=>?@[\]^_`{|}~ ‐‑‒–—', ''), '0')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_search_start" ON "parts" USING btree ("search_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "parts_search_pieces" ON "parts" USING gin ("search_key" gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "parts_description_pieces" ON "parts" USING gin ("description" gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "parts_replaced_by" ON "parts" USING btree ("replaced_by_part_id") WHERE "parts"."replaced_by_part_id" is not null;--> statement-breakpoint
CREATE INDEX "pumps_search_start" ON "pumps" USING btree ("search_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pumps_search_pieces" ON "pumps" USING gin ("search_key" gin_trgm_ops) WITH (gin_pending_list_limit=1024);