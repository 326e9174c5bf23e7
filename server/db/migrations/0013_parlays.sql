CREATE TABLE "saved_parlay_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parlay_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"odds" integer NOT NULL,
	"book" text,
	"book_name" text,
	"probability" double precision,
	"result" text,
	"rule" text,
	"formula" text,
	"away_score" integer,
	"home_score" integer,
	"facts_version" integer
);
--> statement-breakpoint
CREATE TABLE "saved_parlays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"odds" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"to_win_cents" bigint NOT NULL,
	"same_game" jsonb NOT NULL,
	"probability" double precision,
	"independent_probability" double precision,
	"ev" double precision,
	"advice" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"payout_cents" bigint,
	"settled_at" timestamp with time zone,
	"settlements" integer NOT NULL,
	"rule_version" text NOT NULL,
	CONSTRAINT "saved_parlays_stake" CHECK ("saved_parlays"."stake_cents" > 0),
	CONSTRAINT "saved_parlays_settled" CHECK (("saved_parlays"."status" = 'settled') = ("saved_parlays"."result" is not null and "saved_parlays"."payout_cents" is not null))
);
--> statement-breakpoint
ALTER TABLE "saved_parlay_legs" ADD CONSTRAINT "saved_parlay_legs_parlay_id_saved_parlays_id_fk" FOREIGN KEY ("parlay_id") REFERENCES "public"."saved_parlays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_parlay_legs" ADD CONSTRAINT "saved_parlay_legs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_parlays" ADD CONSTRAINT "saved_parlays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_parlay_legs_parlay" ON "saved_parlay_legs" USING btree ("parlay_id","position");--> statement-breakpoint
CREATE INDEX "saved_parlay_legs_event" ON "saved_parlay_legs" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "saved_parlays_user" ON "saved_parlays" USING btree ("user_id","saved_at" DESC NULLS FIRST);