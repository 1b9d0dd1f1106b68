CREATE TABLE "drawing_pictures" (
	"source_hash" varchar(64) NOT NULL,
	"version" smallint NOT NULL,
	"pictures" jsonb NOT NULL,
	"made_utc" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drawing_pictures_source_hash_version_pk" PRIMARY KEY("source_hash","version")
);
--> statement-breakpoint
CREATE TABLE "part_pictures" (
	"part_id" integer PRIMARY KEY NOT NULL,
	"picture" varchar(30) NOT NULL,
	"size" real NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON part_pictures FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
