CREATE TABLE "catalogue_version" (
	"version" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalogue_version" VALUES (1);
--> statement-breakpoint
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_version SET version = version + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	changed text;
BEGIN
	FOREACH changed IN ARRAY ARRAY['paint_colors', 'units', 'parts', 'bom_lines', 'boms', 'pumps', 'bom_documents', 'drawings'] LOOP
		EXECUTE format('CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version()', changed);
	END LOOP;
END $$;
