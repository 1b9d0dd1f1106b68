CREATE TABLE "cart_edits" (
	"cart_id" integer NOT NULL,
	"edit_id" uuid NOT NULL,
	"made" jsonb NOT NULL,
	"taken_utc" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_edits_cart_id_edit_id_pk" PRIMARY KEY("cart_id","edit_id")
);
--> statement-breakpoint
ALTER TABLE "cart_edits" ADD CONSTRAINT "cart_edits_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;