CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"opinion_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_opinion_id_forecasts_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."forecasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_event_number" ON "analyses" USING btree ("event_id","number");--> statement-breakpoint
CREATE TRIGGER "analyses_are_kept" BEFORE UPDATE OR DELETE ON "analyses" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
