ALTER TABLE "parts" ALTER COLUMN "lead_time_days" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "parts" ALTER COLUMN "lead_time_days" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_files" ADD COLUMN "good_rows_left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_files" ADD COLUMN "groups_left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_files" ADD COLUMN "is_replacement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "flat_boms" jsonb DEFAULT '[]'::jsonb NOT NULL;