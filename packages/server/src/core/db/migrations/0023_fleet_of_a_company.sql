DROP INDEX "pumps_account";--> statement-breakpoint
CREATE INDEX "fleet_pumps_company" ON "fleet_pumps" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pumps_account" ON "pumps" USING btree (lower(normalize(btrim("account_identifier"), NFKC))) WHERE "pumps"."account_identifier" is not null;