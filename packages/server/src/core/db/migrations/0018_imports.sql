CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ended_utc" timestamp with time zone DEFAULT now() NOT NULL,
	"seconds" real NOT NULL,
	"rows" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"is_imported" boolean NOT NULL
);
