CREATE TABLE "column_maps" (
	"heads" varchar(64) PRIMARY KEY NOT NULL,
	"reading" jsonb NOT NULL,
	"mappings" jsonb NOT NULL,
	"saved_by" integer,
	"saved_utc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication_id" integer NOT NULL,
	"name" varchar(255) NOT NULL,
	"bytes" integer NOT NULL,
	"kind" varchar(20) DEFAULT 'OTHER' NOT NULL,
	"state" varchar(20) DEFAULT 'READING' NOT NULL,
	"effective_date" date,
	"rows" integer DEFAULT 0 NOT NULL,
	"bad_rows" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"reading" jsonb,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"heads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sample" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mappings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_rows" (
	"publication_id" integer NOT NULL,
	"place" integer NOT NULL,
	"table_name" varchar(63) NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"file" varchar(50),
	"act" varchar(10) NOT NULL,
	"key" text NOT NULL,
	"cells" jsonb NOT NULL,
	"suspicions" text[] NOT NULL,
	"stored_key" text,
	CONSTRAINT "publication_rows_publication_id_place_pk" PRIMARY KEY("publication_id","place")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"state" varchar(20) DEFAULT 'DRAFT' NOT NULL,
	"created_by" integer,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at_utc" timestamp with time zone,
	"without_bad_rows" boolean DEFAULT false NOT NULL,
	"published_by" integer,
	"published_utc" timestamp with time zone,
	"takes_back_id" integer,
	"only_untouched" boolean DEFAULT false NOT NULL,
	"work" varchar(20),
	"progress" real DEFAULT 0 NOT NULL,
	"problem" text,
	"files_revision" integer DEFAULT 0 NOT NULL,
	"compared_revision" integer,
	"counts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bad_rows" integer DEFAULT 0 NOT NULL,
	"difference_sum" numeric
);
--> statement-breakpoint
ALTER TABLE "column_maps" ADD CONSTRAINT "column_maps_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_files" ADD CONSTRAINT "publication_files_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_rows" ADD CONSTRAINT "publication_rows_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_takes_back_id_publications_id_fk" FOREIGN KEY ("takes_back_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_files_listed" ON "publication_files" USING btree ("publication_id","id");--> statement-breakpoint
CREATE INDEX "publication_rows_listed" ON "publication_rows" USING btree ("publication_id",("suspicions" = '{}'),"place");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_rows_of_table" ON "publication_rows" USING btree ("publication_id","table_name","place");--> statement-breakpoint
CREATE INDEX "publications_listed" ON "publications" USING btree ("created_utc","id");--> statement-breakpoint
CREATE INDEX "publications_waiting" ON "publications" USING btree ("state","publish_at_utc") WHERE "publications"."state" in ('SCHEDULED', 'PUBLISHING');--> statement-breakpoint
CREATE INDEX "publications_takes_back" ON "publications" USING btree ("takes_back_id") WHERE "publications"."takes_back_id" is not null;--> statement-breakpoint
-- While a transaction names its publication, each row of the catalogue that it changes is kept in captured_rows, a table of its
-- own: as the row was at first, and as it is at last.
CREATE FUNCTION capture_rows() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
	keep constant text := 'INSERT INTO pg_temp.captured_rows (table_name, row_key, before, after)
		SELECT %L, concat_ws('' '', %s), %s, %s FROM %s AS one ON CONFLICT (table_name, row_key) DO UPDATE SET after = excluded.after';
	whole constant text := format('to_jsonb(one) - %L::text[]', TG_ARGV[1]);
BEGIN
	IF TG_OP <> 'INSERT' THEN
		EXECUTE format(keep, TG_TABLE_NAME, TG_ARGV[0], whole, 'NULL', 'gone');
	END IF;
	IF TG_OP <> 'DELETE' THEN
		EXECUTE format(keep, TG_TABLE_NAME, TG_ARGV[0], 'NULL', whole, 'came');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Named before the triggers of bom_lines that write the past, which change the same rows once more.
DO $$
DECLARE
	captured record;
BEGIN
	FOR captured IN SELECT c.relname AS name, (
			SELECT string_agg(quote_ident(k.attname), ', ' ORDER BY array_position(i.indkey::int2[], k.attnum))
			FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY(i.indkey)
			WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
		ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attgenerated <> '')::text AS made
		FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relname IN ('parts', 'bom_lines', 'closed_bom_lines',
			'boms', 'pumps', 'as_shipped_lines', 'part_alternates', 'bom_documents', 'paint_colors', 'warehouses', 'warehouse_stock',
			'expected_receipts', 'drawings', 'documents', 'document_pages', 'description_words', 'page_words')
	LOOP
		EXECUTE format('CREATE TRIGGER capture_came AFTER INSERT ON %I REFERENCING NEW TABLE AS came FOR EACH STATEMENT WHEN (current_setting(''volute.publication'', true) <> '''') EXECUTE FUNCTION capture_rows(%L, %L)', captured.name, captured.key, captured.made);
		EXECUTE format('CREATE TRIGGER capture_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT WHEN (current_setting(''volute.publication'', true) <> '''') EXECUTE FUNCTION capture_rows(%L, %L)', captured.name, captured.key, captured.made);
		EXECUTE format('CREATE TRIGGER capture_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS gone FOR EACH STATEMENT WHEN (current_setting(''volute.publication'', true) <> '''') EXECUTE FUNCTION capture_rows(%L, %L)', captured.name, captured.key, captured.made);
	END LOOP;
END $$;--> statement-breakpoint
-- What is taken back brings its past with it.
DROP TRIGGER close_bom_lines ON bom_lines;--> statement-breakpoint
CREATE TRIGGER close_bom_lines AFTER DELETE ON bom_lines REFERENCING OLD TABLE AS gone FOR EACH STATEMENT WHEN (coalesce(current_setting('volute.takes_back', true), '') = '') EXECUTE FUNCTION close_bom_lines();--> statement-breakpoint
DROP TRIGGER change_bom_lines ON bom_lines;--> statement-breakpoint
CREATE TRIGGER change_bom_lines AFTER UPDATE ON bom_lines REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0 AND coalesce(current_setting('volute.takes_back', true), '') = '') EXECUTE FUNCTION change_bom_lines();--> statement-breakpoint
DROP TRIGGER open_bom_lines ON bom_lines;--> statement-breakpoint
CREATE TRIGGER open_bom_lines AFTER INSERT ON bom_lines REFERENCING NEW TABLE AS came FOR EACH STATEMENT WHEN (coalesce(current_setting('volute.takes_back', true), '') = '') EXECUTE FUNCTION open_bom_lines();
