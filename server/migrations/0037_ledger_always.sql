-- Bulk loads and logical replication write as a replica, where usual triggers keep still: the ledger is kept there too.
ALTER TABLE "posts" ENABLE ALWAYS TRIGGER "posts_ledger";
