CREATE TABLE "football_games" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"season_year" integer NOT NULL,
	"week" integer NOT NULL,
	"stage" text NOT NULL,
	"is_neutral" boolean NOT NULL,
	"quarters" jsonb,
	"live_state" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "football_games" ADD CONSTRAINT "football_games_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "football_games_week" ON "football_games" USING btree ("season_year","week");