CREATE TABLE "football_forecasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"p_home_model" double precision NOT NULL,
	"p_home_model_low" double precision NOT NULL,
	"p_home_model_high" double precision NOT NULL,
	"margin_model" double precision NOT NULL,
	"total_model" double precision NOT NULL,
	"p_home" double precision NOT NULL,
	"p_home_low" double precision NOT NULL,
	"p_home_high" double precision NOT NULL,
	"margin_weight" double precision NOT NULL,
	"total_weight" double precision NOT NULL,
	"margin_sd" double precision NOT NULL,
	"total_sd" double precision NOT NULL,
	"score" jsonb NOT NULL,
	"drivers" jsonb NOT NULL,
	"away_games" integer NOT NULL,
	"home_games" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "football_pick_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"pick_id" uuid NOT NULL,
	"result" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "football_pick_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pick_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"result" text NOT NULL,
	"units" double precision NOT NULL,
	"rule" text NOT NULL,
	"rule_version" text NOT NULL,
	"formula" text NOT NULL,
	"away_score" integer NOT NULL,
	"home_score" integer NOT NULL,
	"facts_version" integer NOT NULL,
	"closing" text NOT NULL,
	"closing_odds" integer,
	"closing_book" text,
	"closing_probability" double precision,
	"clv" double precision,
	"line_points" double precision,
	"graded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "football_picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"day_place" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"selection" text NOT NULL,
	"odds" integer NOT NULL,
	"book" text NOT NULL,
	"book_name" text NOT NULL,
	"price_seen_at" timestamp with time zone NOT NULL,
	"book_count" integer NOT NULL,
	"fair_odds" double precision NOT NULL,
	"probability" double precision NOT NULL,
	"probability_low" double precision NOT NULL,
	"probability_high" double precision NOT NULL,
	"push_probability" double precision NOT NULL,
	"market_probability" double precision NOT NULL,
	"ev" double precision NOT NULL,
	"ev_low" double precision NOT NULL,
	"confidence" double precision NOT NULL,
	"reasoning" text NOT NULL,
	"model_version" text NOT NULL,
	"forecast_id" uuid NOT NULL,
	"is_simulated" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "football_forecasts" ADD CONSTRAINT "football_forecasts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_pick_marks" ADD CONSTRAINT "football_pick_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_pick_marks" ADD CONSTRAINT "football_pick_marks_pick_id_football_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."football_picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_pick_results" ADD CONSTRAINT "football_pick_results_pick_id_football_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."football_picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_picks" ADD CONSTRAINT "football_picks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_picks" ADD CONSTRAINT "football_picks_forecast_id_football_forecasts_id_fk" FOREIGN KEY ("forecast_id") REFERENCES "public"."football_forecasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "football_forecasts_event" ON "football_forecasts" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "football_pick_marks_user" ON "football_pick_marks" USING btree ("user_id","pick_id");--> statement-breakpoint
CREATE INDEX "football_pick_marks_pick" ON "football_pick_marks" USING btree ("pick_id");--> statement-breakpoint
CREATE UNIQUE INDEX "football_pick_results_version" ON "football_pick_results" USING btree ("pick_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "football_picks_event_market" ON "football_picks" USING btree ("event_id","market");--> statement-breakpoint
CREATE UNIQUE INDEX "football_picks_place" ON "football_picks" USING btree ("slate_on","day_place");--> statement-breakpoint
-- What was published stays as it was said.
CREATE TRIGGER "football_forecasts_are_kept" BEFORE UPDATE OR DELETE ON "football_forecasts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "football_picks_are_kept" BEFORE UPDATE OR DELETE ON "football_picks" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A correction is one more row.
CREATE TRIGGER "football_pick_results_are_kept" BEFORE UPDATE OR DELETE ON "football_pick_results" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
