CREATE TABLE "bet_contests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"selection_text" text NOT NULL,
	"read_as" text NOT NULL,
	"grade" text NOT NULL,
	"graded_sequence" integer NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "selection_source" text;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "read_as" text;--> statement-breakpoint
ALTER TABLE "bet_contests" ADD CONSTRAINT "bet_contests_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bet_contests_bet" ON "bet_contests" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "bet_contests_open" ON "bet_contests" USING btree ("created_at") WHERE decision is null;