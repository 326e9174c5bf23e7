ALTER TABLE "bet_gradings" ADD COLUMN "dead_heat" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "tournament_id" uuid;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "sport" text;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_tournament_id_golf_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."golf_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bets_tournament" ON "bets" USING btree ("tournament_id");--> statement-breakpoint
-- Bets that were tracked before there was more than one sport.
UPDATE "bets" SET "sport" = "events"."sport" FROM "events" WHERE "events"."id" = "bets"."event_id";
