CREATE TABLE "description_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "parts_description_pieces";--> statement-breakpoint
CREATE INDEX "description_words_pieces" ON "description_words" USING gin ("word" gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "parts_description_pieces" ON "parts" USING gin ((array["id" >> 14]),"description" gin_trgm_ops) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE FUNCTION keep_description_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO description_words
	SELECT DISTINCT word
	FROM (SELECT DISTINCT string_to_table(lower(description), ' ') AS piece FROM changed) pieces,
		regexp_split_to_table(piece, '[\s\d[:punct:]]+') word
	WHERE length(word) BETWEEN 3 AND 100
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_description_words_added AFTER INSERT ON parts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_description_words();--> statement-breakpoint
CREATE TRIGGER keep_description_words_changed AFTER UPDATE ON parts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_description_words();--> statement-breakpoint
INSERT INTO description_words
SELECT DISTINCT word
FROM (SELECT DISTINCT string_to_table(lower(description), ' ') AS piece FROM parts) pieces,
	regexp_split_to_table(piece, '[\s\d[:punct:]]+') word
WHERE length(word) BETWEEN 3 AND 100;
