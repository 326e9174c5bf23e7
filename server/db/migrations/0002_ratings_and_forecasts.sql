CREATE TABLE "forecasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"rated_to" date NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"p_home_model" double precision NOT NULL,
	"p_home_sd" double precision NOT NULL,
	"total_model" double precision NOT NULL,
	"p_home" double precision NOT NULL,
	"p_home_low" double precision NOT NULL,
	"p_home_high" double precision NOT NULL,
	"total" double precision NOT NULL,
	"weight" double precision NOT NULL,
	"game" jsonb NOT NULL,
	"drivers" jsonb NOT NULL,
	"quality" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_states" (
	"model_version" text PRIMARY KEY NOT NULL,
	"rated_to" date NOT NULL,
	"games" integer NOT NULL,
	"state" text NOT NULL,
	"recent" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forecasts" ADD CONSTRAINT "forecasts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecasts_event" ON "forecasts" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "forecasts_are_kept" BEFORE UPDATE OR DELETE ON "forecasts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
