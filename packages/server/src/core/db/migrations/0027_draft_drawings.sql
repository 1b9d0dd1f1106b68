CREATE TABLE "draft_drawings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_drawings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sheet" integer NOT NULL,
	"sheets" integer NOT NULL,
	"is_vector" boolean NOT NULL,
	"part_number" varchar(100),
	"kind" "drawing_kind" DEFAULT 'EXPLODED' NOT NULL,
	"state" varchar(20) DEFAULT 'FINDING' NOT NULL,
	"problem" text,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"picture_hash" varchar(64),
	"callouts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_against" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_drawings" ADD CONSTRAINT "draft_drawings_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_drawings" ADD CONSTRAINT "draft_drawings_file_id_publication_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."publication_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_drawings_sheet" ON "draft_drawings" USING btree ("file_id","sheet");--> statement-breakpoint
CREATE INDEX "draft_drawings_listed" ON "draft_drawings" USING btree ("publication_id","id");