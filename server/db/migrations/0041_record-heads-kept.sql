-- What was published is kept.
CREATE TRIGGER "record_heads_are_kept" BEFORE UPDATE OR DELETE ON "record_heads" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
