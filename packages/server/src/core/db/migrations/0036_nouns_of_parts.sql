ALTER TABLE "parts" ADD COLUMN "noun_words" "tsvector" GENERATED ALWAYS AS (search_words_of(split_part(description, ',', 1))) STORED NOT NULL;--> statement-breakpoint
INSERT INTO synonyms (word, means) VALUES
	('ss', 'stainless'),
	('bz', 'bronze'),
	('ci', 'cast iron'),
	('di', 'ductile iron'),
	('overheats', 'hot'),
	('overheating', 'hot')
ON CONFLICT DO NOTHING;
