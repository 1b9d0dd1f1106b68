ALTER TABLE "document_pages" drop column "fault_words";--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "fault_words" "tsvector" GENERATED ALWAYS AS (search_words_of(coalesce(jsonb_path_query_array(faults, '$[*].* ? (@.type() == "string")')::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fault_tables" ALTER COLUMN "faults" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fault_tables" drop column "fault_words";--> statement-breakpoint
ALTER TABLE "fault_tables" ADD COLUMN "fault_words" "tsvector" GENERATED ALWAYS AS (search_words_of(coalesce(jsonb_path_query_array(faults, '$[*].* ? (@.type() == "string")')::text, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "fault_tables_words" ON "fault_tables" USING gin ("fault_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "document_pages_faults" ON "document_pages" USING gin ("fault_words") WITH (gin_pending_list_limit=1024);
