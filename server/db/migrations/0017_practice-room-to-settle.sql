-- A bet and its legs are written once when they are placed and once when they are settled. With room left on a page the second writing stays
-- there and touches no index. Pages filled before keep what they hold.
ALTER TABLE "virtual_bets" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "virtual_legs" SET (fillfactor = 70);
