CREATE TABLE "claim_photos" (
	"claim_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	CONSTRAINT "claim_photos_claim_id_photo_id_pk" PRIMARY KEY("claim_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"service_entry_id" integer,
	"bytes" integer NOT NULL,
	"created_utc" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_entries" ADD COLUMN "code" uuid;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_service_entry_id_service_entries_id_fk" FOREIGN KEY ("service_entry_id") REFERENCES "public"."service_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_photos_photo" ON "claim_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photos_entry" ON "photos" USING btree ("service_entry_id");--> statement-breakpoint
CREATE INDEX "photos_person" ON "photos" USING btree ("user_id","created_utc");--> statement-breakpoint
CREATE UNIQUE INDEX "service_entries_code" ON "service_entries" USING btree ("fleet_pump_id","code");