CREATE TABLE "fault_tables" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"fault_words" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('english', coalesce(faults, '[]'), '["string"]')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "faults" jsonb;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "fault_words" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('english', coalesce(faults, '[]'), '["string"]')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fault_tables" ADD CONSTRAINT "fault_tables_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fault_tables_words" ON "fault_tables" USING gin ("fault_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "document_pages_faults" ON "document_pages" USING gin ("fault_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fault_tables FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
