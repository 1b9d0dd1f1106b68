-- What a BOM line read before it was changed or removed is kept. A line that says the same as before is none of it, nor one
-- that came in this very transaction.
CREATE FUNCTION close_bom_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO closed_bom_lines (parent_part_id, position, child_part_id, quantity, valid_from_utc, valid_to_utc)
	SELECT parent_part_id, position, child_part_id, quantity, valid_from_utc, now()
	FROM gone WHERE valid_from_utc IS DISTINCT FROM now();
	RETURN NULL;
END $$;--> statement-breakpoint
-- Lines are compared by grouping them, and changed ones found by their key, whatever the planner takes the tables for.
CREATE FUNCTION change_bom_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
	INSERT INTO closed_bom_lines (parent_part_id, position, child_part_id, quantity, valid_from_utc, valid_to_utc)
	SELECT parent_part_id, position, child_part_id, quantity, min(valid_from_utc), now()
	FROM (SELECT true AS is_gone, * FROM gone UNION ALL SELECT false, * FROM came) lines
	GROUP BY parent_part_id, position, child_part_id, quantity
	HAVING bool_and(is_gone) AND min(valid_from_utc) IS DISTINCT FROM now();
	UPDATE bom_lines line SET valid_from_utc = now()
	FROM (SELECT parent_part_id, position, child_part_id, quantity FROM came
		EXCEPT SELECT parent_part_id, position, child_part_id, quantity FROM gone) changed
	WHERE (line.parent_part_id, line.position) = (changed.parent_part_id, changed.position);
	RETURN NULL;
END $$;--> statement-breakpoint
-- A BOM that comes for the first time, in however many statements of one transaction, reads so from the beginning.
CREATE FUNCTION open_bom_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
	known integer[] := ARRAY(
		SELECT parent FROM (SELECT DISTINCT parent_part_id AS parent FROM came) parents CROSS JOIN LATERAL (
			SELECT FROM closed_bom_lines WHERE parent_part_id = parent
			UNION ALL
			SELECT FROM bom_lines WHERE parent_part_id = parent AND xmin <> pg_current_xact_id()::xid
			LIMIT 1) earlier);
BEGIN
	IF known <> '{}' THEN
		UPDATE bom_lines line SET valid_from_utc = now()
		FROM came WHERE (line.parent_part_id, line.position) = (came.parent_part_id, came.position)
			AND came.valid_from_utc IS NULL AND came.parent_part_id = ANY(known);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER close_bom_lines AFTER DELETE ON bom_lines REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION close_bom_lines();--> statement-breakpoint
CREATE TRIGGER change_bom_lines AFTER UPDATE ON bom_lines REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION change_bom_lines();--> statement-breakpoint
CREATE TRIGGER open_bom_lines AFTER INSERT ON bom_lines REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION open_bom_lines();--> statement-breakpoint
DO $$
DECLARE
	changed text;
BEGIN
	FOREACH changed IN ARRAY ARRAY['closed_bom_lines', 'as_shipped_lines', 'part_alternates'] LOOP
		EXECUTE format('CREATE TRIGGER raise_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version()', changed);
	END LOOP;
END $$;
