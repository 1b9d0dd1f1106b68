CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	typed text := lower(given);
	fraction text[];
BEGIN
	IF typed ~ '\d/\d' THEN
		LOOP
			fraction := regexp_match(typed, '(?<![\d./])(?:(\d{1,2})[ -])?(\d{1,2})/(2|4|8|16|32|64)(?![\d/])');
			EXIT WHEN fraction IS NULL;
			typed := regexp_replace(typed, '(?<![\d./])(?:\d{1,2}[ -])?\d{1,2}/(?:2|4|8|16|32|64)(?![\d/])',
				trim_scale(coalesce(fraction[1], '0')::numeric + fraction[2]::numeric / fraction[3]::numeric)::text);
		END LOOP;
	END IF;
	IF typed ~ '\d' THEN
		typed := regexp_replace(typed, '(\d),(\d{3})(?!\d)', '\1\2', 'g');
		typed := regexp_replace(typed, '(\.\d*[1-9])0+(?!\d)', '\1', 'g');
		typed := regexp_replace(typed, '\.0+(?!\d)', '', 'g');
		typed := regexp_replace(typed, '(?<!\d)\.(?=\d)', '0.', 'g');
		typed := regexp_replace(typed, '(\d)(hp|kw|in|inch|inches|mm|ft|lb|lbs|rpm|psi|hz|gpm|oz)(?![a-z\d])', '\1 \2', 'g');
	END IF;
	typed := regexp_replace(typed, '(?<![a-z\d])o[ -]?ring(?=s?(?![a-z\d]))', 'oring', 'g');
	typed := regexp_replace(typed, '(?<![a-z\d])inch(?:es)?(?![a-z\d])', 'in', 'g');
	typed := regexp_replace(typed, '[\u0001-\u002d\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', ' ', 'g');
	RETURN btrim(regexp_replace(typed, '(?<!\d)\.|\.(?!\d)', ' ', 'g'));
END $$;--> statement-breakpoint
CREATE FUNCTION search_words_of(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN to_tsvector('pg_catalog.english'::regconfig, search_text(given));--> statement-breakpoint
CREATE TABLE "document_pages" (
	"document_id" integer NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words_of(text)) STORED NOT NULL,
	CONSTRAINT "document_pages_document_id_page_pk" PRIMARY KEY("document_id","page")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" varchar(500) NOT NULL,
	"source_hash" varchar(64) NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "page_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part_uses" (
	"part_id" integer PRIMARY KEY NOT NULL,
	"bom_part_ids" integer[] NOT NULL,
	"pump_models" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" varchar(50) NOT NULL,
	"means" varchar(50) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boms" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (search_words_of(coalesce(pump_model, '') || ' ' || coalesce(pump_type, '') || ' ' || coalesce(description, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "are_uses_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (search_words_of(part_number || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pumps" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (search_words_of(coalesce(pump_model, '') || ' ' || coalesce(pump_type, '') || ' ' || coalesce(description, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_uses" ADD CONSTRAINT "part_uses_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_words" ON "document_pages" USING gin ("search_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE UNIQUE INDEX "documents_path" ON "documents" USING btree ("path");--> statement-breakpoint
CREATE INDEX "page_words_start" ON "page_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_word_key" ON "synonyms" USING btree (lower(normalize(btrim("word"), NFKC)));--> statement-breakpoint
CREATE INDEX "bom_documents_url" ON "bom_documents" USING btree ("url");--> statement-breakpoint
CREATE INDEX "boms_words" ON "boms" USING gin ("search_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "description_words_start" ON "description_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "parts_words" ON "parts" USING gin ("search_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "pumps_words" ON "pumps" USING gin ("search_words") WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE FUNCTION keep_page_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO page_words
	SELECT DISTINCT word FROM changed, regexp_split_to_table(lower(text), '[\s\d[:punct:]]+') word
	WHERE length(word) BETWEEN 3 AND 100
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_page_words AFTER INSERT ON document_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_page_words();--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON document_pages FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
INSERT INTO synonyms (word, means) VALUES
	('gland packing', 'packing'),
	('pump packing', 'packing'),
	('braided packing', 'packing'),
	('mech seal', 'mechanical seal'),
	('mechanical shaft seal', 'mechanical seal'),
	('oil seal', 'lip seal'),
	('shaft seal', 'seal'),
	('radial seal', 'lip seal'),
	('seal cage', 'lantern ring'),
	('water seal ring', 'lantern ring'),
	('bolt', 'screw'),
	('capscrew', 'cap screw'),
	('grub screw', 'set screw'),
	('circlip', 'retaining ring'),
	('snap ring', 'retaining ring'),
	('zerk', 'grease fitting'),
	('grease nipple', 'grease fitting'),
	('viton', 'fluorocarbon'),
	('fkm', 'fluorocarbon'),
	('buna', 'nitrile'),
	('nbr', 'nitrile'),
	('name plate', 'nameplate'),
	('data plate', 'nameplate'),
	('antifriction bearing', 'bearing'),
	('anti friction bearing', 'bearing'),
	('flinger', 'slinger'),
	('deflector', 'slinger'),
	('coupling spider', 'coupling insert'),
	('coupling element', 'coupling insert'),
	('coupling sleeve', 'coupling insert'),
	('volute case', 'casing'),
	('pump case', 'casing'),
	('wearing ring', 'wear ring'),
	('mouth ring', 'wear ring'),
	('case ring', 'casing ring'),
	('oil gauge', 'sight glass'),
	('oil window', 'sight glass'),
	('sightglass', 'sight glass'),
	('non return valve', 'check valve'),
	('nonreturn valve', 'check valve'),
	('lineshaft', 'line shaft'),
	('stuffingbox', 'stuffing box'),
	('packing gland', 'gland'),
	('rotor assembly', 'rotating assembly'),
	('bearing bracket', 'bearing frame'),
	('base plate', 'baseplate'),
	('foundation plate', 'sole plate'),
	('moisture sensor', 'moisture probe'),
	('moisture detector', 'moisture probe'),
	('thermostat', 'thermal switch'),
	('handhole cover', 'clean-out cover'),
	('inspection cover', 'clean-out cover'),
	('electric motor', 'motor'),
	('stainless', 'stainless steel'),
	('tightening torque', 'torque'),
	('how tight', 'torque'),
	('lubricate', 'grease');--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON synonyms FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
-- A part is used where it stands or what it replaced does, as far down as the lines lead.
CREATE FUNCTION keep_part_uses() RETURNS void LANGUAGE sql AS $$
	WITH RECURSIVE tops AS (SELECT part_id AS bom_id FROM boms UNION SELECT bom_part_id FROM pumps),
	steps AS (
		SELECT parent_part_id AS from_id, child_part_id AS to_id FROM bom_lines
		UNION SELECT id, replaced_by_part_id FROM parts WHERE replaced_by_part_id IS NOT NULL),
	below AS (
		SELECT bom_id, bom_id AS part_id FROM tops
		UNION SELECT bom_id, to_id FROM below JOIN steps ON from_id = part_id),
	models AS (
		SELECT part_id AS bom_id, pump_model FROM boms WHERE pump_model IS NOT NULL
		UNION SELECT bom_part_id, pump_model FROM pumps WHERE pump_model IS NOT NULL),
	uses AS (
		SELECT part_id, array_agg(DISTINCT bom_id ORDER BY bom_id) AS bom_ids,
			coalesce(array_agg(DISTINCT pump_model ORDER BY pump_model) FILTER (WHERE pump_model IS NOT NULL), '{}')::text[] AS models
		FROM below LEFT JOIN models USING (bom_id) WHERE part_id <> bom_id GROUP BY part_id),
	gone AS (DELETE FROM part_uses WHERE part_id NOT IN (SELECT part_id FROM uses))
	INSERT INTO part_uses AS kept SELECT * FROM uses
	ON CONFLICT (part_id) DO UPDATE SET bom_part_ids = excluded.bom_part_ids, pump_models = excluded.pump_models
	WHERE (kept.bom_part_ids, kept.pump_models) IS DISTINCT FROM (excluded.bom_part_ids, excluded.pump_models)
$$;--> statement-breakpoint
CREATE FUNCTION want_part_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_version SET are_uses_due = true WHERE NOT are_uses_due;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Named behind raise_catalogue_version, which takes a row that the transaction has written for one that it has raised.
CREATE TRIGGER want_part_uses AFTER INSERT OR UPDATE OR DELETE ON bom_lines FOR EACH STATEMENT EXECUTE FUNCTION want_part_uses();--> statement-breakpoint
CREATE TRIGGER want_part_uses AFTER INSERT OR UPDATE OR DELETE ON boms FOR EACH STATEMENT EXECUTE FUNCTION want_part_uses();--> statement-breakpoint
CREATE TRIGGER want_part_uses AFTER INSERT OR UPDATE OR DELETE ON pumps FOR EACH STATEMENT EXECUTE FUNCTION want_part_uses();--> statement-breakpoint
CREATE TRIGGER want_part_uses AFTER UPDATE OF replaced_by_part_id ON parts FOR EACH STATEMENT EXECUTE FUNCTION want_part_uses();--> statement-breakpoint
CREATE FUNCTION give_part_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_part_uses();
	UPDATE catalogue_version SET are_uses_due = false;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER give_part_uses AFTER UPDATE ON catalogue_version DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.are_uses_due) EXECUTE FUNCTION give_part_uses();--> statement-breakpoint
SELECT keep_part_uses();
