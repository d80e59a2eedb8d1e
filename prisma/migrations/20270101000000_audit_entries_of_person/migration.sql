-- Entries that name the person of a row, which may have been deleted since: of creations and deletions, which have all columns.
CREATE INDEX "audit_entries_of_person" ON "audit_entries"
  (coalesce("before" ->> 'userId', "before" ->> 'studentId', "after" ->> 'userId', "after" ->> 'studentId'), "entity", "entityId")
  WHERE "action" IN ('create', 'delete') AND "entity" IN ('enrollments', 'event_registrations', 'payments', 'reviews');
