CREATE TABLE "record_links" (
	"sport" text NOT NULL,
	"chain" text NOT NULL,
	"sequence" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"previous" text NOT NULL,
	"seal" text NOT NULL,
	"hash" text NOT NULL,
	"said" jsonb NOT NULL,
	CONSTRAINT "record_links_sport_chain_sequence_pk" PRIMARY KEY("sport","chain","sequence")
);
--> statement-breakpoint
ALTER TABLE "football_pick_results" ADD COLUMN "graded_by" text DEFAULT 'settlement' NOT NULL;--> statement-breakpoint
ALTER TABLE "football_pick_results" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "record_links_entry" ON "record_links" USING btree ("entry_id");--> statement-breakpoint
-- A place is given once.
CREATE TRIGGER "record_links_are_kept" BEFORE UPDATE OR DELETE ON "record_links" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
