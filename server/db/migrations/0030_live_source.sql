CREATE TABLE "result_days" (
	"slate_on" date PRIMARY KEY NOT NULL,
	"games" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"game" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_states" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "result_games_day" ON "result_games" USING btree ("slate_on");