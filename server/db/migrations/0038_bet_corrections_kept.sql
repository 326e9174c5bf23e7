-- Goes only together with its bet, when an account is deleted.
CREATE FUNCTION "refuse_change_of_bet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "bets" WHERE "id" = OLD."bet_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "bet_corrections_are_kept" BEFORE UPDATE OR DELETE ON "bet_corrections" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_bet"();--> statement-breakpoint
CREATE TRIGGER "bet_gradings_are_kept" BEFORE UPDATE OR DELETE ON "bet_gradings" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_bet"();--> statement-breakpoint
UPDATE "bets" b SET "result_by" = CASE
	WHEN g."graded_by" IS NULL THEN CASE WHEN b."source" = 'import' THEN 'file' ELSE 'owner' END
	WHEN g."graded_by" IN ('settlement', 'owner') THEN g."graded_by"
	ELSE 'admin' END
FROM "bets" own LEFT JOIN LATERAL (SELECT "graded_by" FROM "bet_gradings" WHERE "bet_id" = own."id" ORDER BY "sequence" DESC LIMIT 1) g ON true
WHERE b."id" = own."id" AND b."status" = 'settled';
