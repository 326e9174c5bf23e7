CREATE TABLE "bet_closings" (
	"bet_id" uuid PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"odds" integer,
	"probability" double precision,
	"line_points" double precision,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bet_closings" ADD CONSTRAINT "bet_closings_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;