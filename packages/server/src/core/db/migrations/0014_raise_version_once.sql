-- Once in a transaction: of an import's hundreds of raises every call would read past all but the committed one.
CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_version SET version = version + 1 WHERE xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END $$;
