-- New rows otherwise wait in a list of the index, which each search reads whole, until a vacuum: after some dozens of
-- changed courses the planner no longer used these indexes.
ALTER INDEX "search_documents_stems_idx" SET (fastupdate = off);
ALTER INDEX "search_documents_nameKeys_idx" SET (fastupdate = off);
ALTER INDEX "search_documents_text_idx" SET (fastupdate = off);
ALTER INDEX "search_documents_headingText_idx" SET (fastupdate = off);
