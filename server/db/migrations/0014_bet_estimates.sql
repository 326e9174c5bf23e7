CREATE TABLE "bet_estimates" (
	"bet_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"probability" double precision NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bet_estimates_chance" CHECK ("bet_estimates"."probability" > 0 and "bet_estimates"."probability" < 1)
);
--> statement-breakpoint
ALTER TABLE "bet_estimates" ADD CONSTRAINT "bet_estimates_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_estimates" ADD CONSTRAINT "bet_estimates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_estimates_user" ON "bet_estimates" USING btree ("user_id");