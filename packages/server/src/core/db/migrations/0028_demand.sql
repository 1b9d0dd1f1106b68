CREATE TABLE "miss_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "miss_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "misses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "misses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"text" varchar(100) NOT NULL,
	"at_utc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settled_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"text" varchar(100) NOT NULL,
	"is_found" boolean NOT NULL,
	"at_utc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "misses" ADD CONSTRAINT "misses_group_id_miss_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."miss_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misses" ADD CONSTRAINT "misses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_searches" ADD CONSTRAINT "settled_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_searches" ADD CONSTRAINT "settled_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "miss_groups_key" ON "miss_groups" USING btree ("key");--> statement-breakpoint
CREATE INDEX "miss_groups_near" ON "miss_groups" USING gist ("key" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "misses_group" ON "misses" USING btree ("group_id","at_utc");--> statement-breakpoint
CREATE INDEX "misses_at" ON "misses" USING btree ("at_utc");--> statement-breakpoint
CREATE INDEX "misses_company" ON "misses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "settled_searches_person" ON "settled_searches" USING btree ("user_id","at_utc");--> statement-breakpoint
CREATE INDEX "settled_searches_at" ON "settled_searches" USING btree ("at_utc");--> statement-breakpoint
CREATE INDEX "quotes_unordered" ON "quotes" USING btree ("created_utc","id") WHERE "quotes"."received_utc" is null;