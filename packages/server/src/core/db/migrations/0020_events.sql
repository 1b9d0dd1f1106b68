ALTER TABLE "audit" RENAME TO "events";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "act" TO "kind";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "detail" TO "subject";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "created_utc" TO "at_utc";--> statement-breakpoint
ALTER TABLE "events" RENAME CONSTRAINT "audit_pkey" TO "events_pkey";--> statement-breakpoint
ALTER TABLE "events" RENAME CONSTRAINT "audit_user_id_users_id_fk" TO "events_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "events" RENAME CONSTRAINT "audit_company_id_companies_id_fk" TO "events_company_id_companies_id_fk";--> statement-breakpoint
ALTER SEQUENCE "audit_id_seq" RENAME TO "events_id_seq";--> statement-breakpoint
ALTER INDEX "audit_company" RENAME TO "events_company";--> statement-breakpoint
ALTER INDEX "audit_mailed_quotes" RENAME TO "events_mailed_quotes";--> statement-breakpoint
ALTER INDEX "audit_of_order" RENAME TO "events_of_order";--> statement-breakpoint
ALTER INDEX "audit_of_person" RENAME TO "events_of_person";--> statement-breakpoint
ALTER INDEX "audit_listed" RENAME TO "events_listed";--> statement-breakpoint
ALTER INDEX "audit_by" RENAME TO "events_by";--> statement-breakpoint
ALTER INDEX "audit_for" RENAME TO "events_for";--> statement-breakpoint
ALTER INDEX "audit_act" RENAME TO "events_kind";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "xid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "xid" SET DEFAULT pg_current_xact_id()::text::bigint;--> statement-breakpoint
CREATE INDEX "events_read" ON "events" USING btree ("xid","id");--> statement-breakpoint
CREATE TABLE "event_readers" (
	"name" varchar(50) PRIMARY KEY NOT NULL,
	"xid" bigint NOT NULL,
	"id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pump_history" (
	"company_id" integer NOT NULL,
	"pump_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"at_utc" timestamp with time zone NOT NULL,
	"kind" varchar(50) NOT NULL,
	CONSTRAINT "pump_history_event_id_pump_id_pk" PRIMARY KEY("event_id","pump_id")
);
--> statement-breakpoint
ALTER TABLE "pump_history" ADD CONSTRAINT "pump_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pump_history" ADD CONSTRAINT "pump_history_pump_id_pumps_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pumps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pump_history" ADD CONSTRAINT "pump_history_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pump_history_listed" ON "pump_history" USING btree ("company_id","pump_id","at_utc","event_id");
