CREATE TABLE "record_heads" (
	"published_on" date PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"statement" jsonb NOT NULL,
	"public_key" text NOT NULL,
	"signature" text NOT NULL
);
