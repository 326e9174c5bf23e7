CREATE TABLE "golf_board" (
	"tournament_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"book_name" text NOT NULL,
	"market" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "golf_board_tournament_id_book_code_market_pk" PRIMARY KEY("tournament_id","book_code","market")
);
--> statement-breakpoint
CREATE TABLE "golf_entries" (
	"tournament_id" uuid NOT NULL,
	"player_id" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"is_amateur" boolean NOT NULL,
	"status" text NOT NULL,
	"teed_off" boolean NOT NULL,
	"position" integer,
	"tied" integer NOT NULL,
	"to_par" integer,
	"strokes" integer,
	"tee_at" timestamp with time zone,
	"rounds" jsonb NOT NULL,
	CONSTRAINT "golf_entries_tournament_id_player_id_pk" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "golf_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golf_opinions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"board_as_of" timestamp with time zone NOT NULL,
	"simulations" integer NOT NULL,
	"players" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golf_prices" (
	"tournament_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"book_name" text NOT NULL,
	"market" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "golf_prices_tournament_id_book_code_market_quoted_at_pk" PRIMARY KEY("tournament_id","book_code","market","quoted_at")
);
--> statement-breakpoint
CREATE TABLE "golf_tournaments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"season_year" integer NOT NULL,
	"name" text NOT NULL,
	"tour" text NOT NULL,
	"venue" text NOT NULL,
	"location" text NOT NULL,
	"par" integer NOT NULL,
	"yards" integer,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"purse_cents" bigint NOT NULL,
	"is_major" boolean NOT NULL,
	"is_team_event" boolean NOT NULL,
	"scheduled_rounds" integer NOT NULL,
	"cut" jsonb,
	"status" text NOT NULL,
	"status_note" text,
	"round" integer NOT NULL,
	"field_size" integer,
	"cut_line" jsonb,
	"play_off" jsonb,
	"board_as_of" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "golf_board" ADD CONSTRAINT "golf_board_tournament_id_golf_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."golf_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_entries" ADD CONSTRAINT "golf_entries_tournament_id_golf_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."golf_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_facts" ADD CONSTRAINT "golf_facts_tournament_id_golf_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."golf_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_opinions" ADD CONSTRAINT "golf_opinions_tournament_id_golf_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."golf_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_prices" ADD CONSTRAINT "golf_prices_tournament_id_golf_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."golf_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "golf_entries_player" ON "golf_entries" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "golf_facts_version" ON "golf_facts" USING btree ("tournament_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "golf_opinions_board" ON "golf_opinions" USING btree ("tournament_id","board_as_of","model_version");--> statement-breakpoint
CREATE UNIQUE INDEX "golf_tournaments_public" ON "golf_tournaments" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "golf_tournaments_starts" ON "golf_tournaments" USING btree ("starts_on");--> statement-breakpoint
-- What a source said, what a book asked and what the model thought are kept as they were.
CREATE TRIGGER "golf_facts_are_kept" BEFORE UPDATE OR DELETE ON "golf_facts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "golf_prices_are_kept" BEFORE UPDATE OR DELETE ON "golf_prices" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "golf_opinions_are_kept" BEFORE UPDATE OR DELETE ON "golf_opinions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
