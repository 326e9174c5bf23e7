CREATE TABLE "player_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"season_year" integer NOT NULL,
	"away_code" text NOT NULL,
	"home_code" text NOT NULL,
	"away" jsonb NOT NULL,
	"home" jsonb NOT NULL,
	"prop_lines" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_projections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"known" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"games" integer NOT NULL,
	"seed" bigint NOT NULL,
	"men" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_projections" ADD CONSTRAINT "player_projections_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_games_away" ON "player_games" USING btree ("away_code","slate_on");--> statement-breakpoint
CREATE INDEX "player_games_home" ON "player_games" USING btree ("home_code","slate_on");--> statement-breakpoint
CREATE INDEX "player_projections_event" ON "player_projections" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE TRIGGER "player_projections_are_kept" BEFORE UPDATE OR DELETE ON "player_projections" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
