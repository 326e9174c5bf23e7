CREATE TABLE "history_walks" (
	"model_version" text PRIMARY KEY NOT NULL,
	"walked_to" date NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"season_year" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"away_code" text NOT NULL,
	"home_code" text NOT NULL,
	"away_score" integer NOT NULL,
	"home_score" integer NOT NULL,
	"innings" double precision NOT NULL,
	"venue" text NOT NULL,
	"roof" text NOT NULL,
	"is_night" boolean NOT NULL,
	"weather" jsonb,
	"sides" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_opinions" (
	"game_id" text PRIMARY KEY NOT NULL,
	"model_version" text NOT NULL,
	"rated_to" date NOT NULL,
	"sides" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"conditions_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategy_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"strategy_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"odds" integer NOT NULL,
	"book" text NOT NULL,
	"book_name" text NOT NULL,
	"confidence" double precision,
	"fired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trend_reports" (
	"sport" text PRIMARY KEY NOT NULL,
	"games" integer NOT NULL,
	"history_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_matches" ADD CONSTRAINT "strategy_matches_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_matches" ADD CONSTRAINT "strategy_matches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_games_slate" ON "past_games" USING btree ("slate_on");--> statement-breakpoint
CREATE INDEX "past_games_recorded" ON "past_games" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "past_opinions_recorded" ON "past_opinions" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "strategies_user" ON "strategies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "strategies_active" ON "strategies" USING btree ("is_active");--> statement-breakpoint
CREATE UNIQUE INDEX "strategy_matches_once" ON "strategy_matches" USING btree ("strategy_id","event_id");--> statement-breakpoint
-- What a strategy did is added to and never rewritten; it goes with the strategy.
CREATE TRIGGER "strategy_matches_are_kept" BEFORE UPDATE ON "strategy_matches" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What the model would have said is added to and never rewritten.
CREATE TRIGGER "past_opinions_are_kept" BEFORE UPDATE OR DELETE ON "past_opinions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
