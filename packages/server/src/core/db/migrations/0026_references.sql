ALTER TABLE "bom_lines" ADD COLUMN "reference" varchar(20);--> statement-breakpoint
ALTER TABLE "closed_bom_lines" ADD COLUMN "reference" varchar(20);--> statement-breakpoint
-- A line that is called otherwise reads otherwise.
CREATE OR REPLACE FUNCTION close_bom_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO closed_bom_lines (parent_part_id, position, child_part_id, quantity, reference, valid_from_utc, valid_to_utc)
	SELECT parent_part_id, position, child_part_id, quantity, reference, valid_from_utc, now()
	FROM gone WHERE valid_from_utc IS DISTINCT FROM now();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION change_bom_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
	INSERT INTO closed_bom_lines (parent_part_id, position, child_part_id, quantity, reference, valid_from_utc, valid_to_utc)
	SELECT parent_part_id, position, child_part_id, quantity, reference, min(valid_from_utc), now()
	FROM (SELECT true AS is_gone, * FROM gone UNION ALL SELECT false, * FROM came) lines
	GROUP BY parent_part_id, position, child_part_id, quantity, reference
	HAVING bool_and(is_gone) AND min(valid_from_utc) IS DISTINCT FROM now();
	UPDATE bom_lines line SET valid_from_utc = now()
	FROM (SELECT parent_part_id, position, child_part_id, quantity, reference FROM came
		EXCEPT SELECT parent_part_id, position, child_part_id, quantity, reference FROM gone) changed
	WHERE (line.parent_part_id, line.position) = (changed.parent_part_id, changed.position);
	RETURN NULL;
END $$;
