CREATE TABLE "group_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid
);
--> statement-breakpoint
CREATE TABLE "group_join_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text
);
--> statement-breakpoint
CREATE TABLE "group_picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"odds" integer NOT NULL,
	"book_name" text NOT NULL,
	"scheduled_innings" integer NOT NULL,
	"picked_at" timestamp with time zone NOT NULL,
	"result" text,
	"formula" text,
	"facts_version" integer,
	"graded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_private" boolean NOT NULL,
	"max_members" integer NOT NULL,
	"member_count" integer NOT NULL,
	"invite_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "groups_not_overfull" CHECK ("groups"."member_count" between 0 and "groups"."max_members")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	"division" integer NOT NULL,
	"cohort" integer NOT NULL,
	"movement" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"display_name" text,
	"display_name_key" text,
	"is_listed" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_standings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"bets" integer NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"points" integer NOT NULL,
	"staked_cents" bigint NOT NULL,
	"profit_cents" bigint NOT NULL,
	"unit_hundredths" integer NOT NULL,
	"reason" text,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_weeks" (
	"week_on" date PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"competitors" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_picks" ADD CONSTRAINT "group_picks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_picks" ADD CONSTRAINT "group_picks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_picks" ADD CONSTRAINT "group_picks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_profiles" ADD CONSTRAINT "leaderboard_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_activities_group" ON "group_activities" USING btree ("group_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_current" ON "group_members" USING btree ("group_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_admin" ON "group_members" USING btree ("group_id") WHERE role = 'admin' and ended_at is null;--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_picks_one_a_market" ON "group_picks" USING btree ("group_id","user_id","event_id","market");--> statement-breakpoint
CREATE INDEX "group_picks_event" ON "group_picks" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "group_picks_slate" ON "group_picks" USING btree ("group_id","slate_on");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_invite_code" ON "groups" USING btree ("invite_code");--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_places_one" ON "leaderboard_places" USING btree ("week_on","user_id");--> statement-breakpoint
CREATE INDEX "leaderboard_places_user" ON "leaderboard_places" USING btree ("user_id","week_on");--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_profiles_name" ON "leaderboard_profiles" USING btree ("display_name_key") WHERE display_name_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_standings_version" ON "leaderboard_standings" USING btree ("week_on","user_id","version");--> statement-breakpoint
-- A frozen week and its corrections stay as they were written.
CREATE TRIGGER "leaderboard_weeks_are_kept" BEFORE UPDATE OR DELETE ON "leaderboard_weeks" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "leaderboard_standings_are_kept" BEFORE UPDATE OR DELETE ON "leaderboard_standings" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "leaderboard_places_are_kept" BEFORE UPDATE OR DELETE ON "leaderboard_places" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
