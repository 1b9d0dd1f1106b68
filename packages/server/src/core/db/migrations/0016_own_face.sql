CREATE TABLE "brand" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"brand" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_utc" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_one" CHECK ("brand"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "brand_pictures" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"media_type" varchar(20) NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"kind" varchar(20) NOT NULL,
	"version" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"published_utc" timestamp with time zone NOT NULL,
	"published_by" integer,
	CONSTRAINT "legal_texts_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
ALTER TABLE "sales_orders" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brand" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_texts" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE FUNCTION keep_legal_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a published text is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_legal_text BEFORE UPDATE OR DELETE ON "legal_texts" FOR EACH ROW EXECUTE FUNCTION keep_legal_text();
