CREATE FUNCTION pieces_of(lines text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array(
		SELECT substr(line, place, 5) FROM string_to_table(lines, E'\n') line, generate_series(1, length(line)) place))
$$;
--> statement-breakpoint
DROP INDEX "sales_orders_pieces";--> statement-breakpoint
-- The pieces tell the planner now how many orders a text may be in.
ALTER TABLE "sales_orders" ALTER COLUMN "search_text" SET STATISTICS -1;--> statement-breakpoint
CREATE INDEX "sales_orders_pieces" ON "sales_orders" USING gin (pieces_of("search_text")) WITH (gin_pending_list_limit=1024);
