-- CreateTable
CREATE TABLE "threads" (
    "id" SERIAL NOT NULL,
    "courseId" INTEGER NOT NULL,
    "lessonId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "second" INTEGER,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "postCount" INTEGER NOT NULL DEFAULT 0,
    "lastPostId" INTEGER,
    "lastActivityAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitingSince" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "reportedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenBy" INTEGER,
    "hiddenReason" TEXT,
    "clientKey" UUID,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" SERIAL NOT NULL,
    "threadId" INTEGER NOT NULL,
    "authorId" INTEGER,
    "text" TEXT NOT NULL,
    "isTrainer" BOOLEAN NOT NULL DEFAULT false,
    "isAccepted" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenBy" INTEGER,
    "hiddenReason" TEXT,
    "clientKey" UUID,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_reports" (
    "id" SERIAL NOT NULL,
    "threadId" INTEGER NOT NULL,
    "postId" INTEGER,
    "userId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "thread_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "threads_lessonId_isPrivate_id_idx" ON "threads"("lessonId", "isPrivate", "id" DESC);

-- CreateIndex
CREATE INDEX "threads_courseId_isPrivate_id_idx" ON "threads"("courseId", "isPrivate", "id" DESC);

-- CreateIndex
CREATE INDEX "threads_authorId_id_idx" ON "threads"("authorId", "id" DESC);

-- CreateIndex
CREATE INDEX "threads_hiddenBy_idx" ON "threads"("hiddenBy");

-- CreateIndex
CREATE UNIQUE INDEX "threads_authorId_lessonId_clientKey_key" ON "threads"("authorId", "lessonId", "clientKey");

-- CreateIndex
CREATE INDEX "posts_threadId_id_idx" ON "posts"("threadId", "id");

-- CreateIndex
CREATE INDEX "posts_authorId_id_idx" ON "posts"("authorId", "id");

-- CreateIndex
CREATE INDEX "posts_hiddenBy_idx" ON "posts"("hiddenBy");

-- CreateIndex
CREATE UNIQUE INDEX "posts_authorId_threadId_clientKey_key" ON "posts"("authorId", "threadId", "clientKey");

-- CreateIndex
CREATE INDEX "thread_reports_threadId_idx" ON "thread_reports"("threadId");

-- CreateIndex
CREATE INDEX "thread_reports_postId_idx" ON "thread_reports"("postId");

-- CreateIndex
CREATE INDEX "thread_reports_userId_idx" ON "thread_reports"("userId");

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_hiddenBy_fkey" FOREIGN KEY ("hiddenBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_hiddenBy_fkey" FOREIGN KEY ("hiddenBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_postId_fkey" FOREIGN KEY ("postId") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "threads" ADD CONSTRAINT "threads_text_length" CHECK (char_length("text") <= 5000);
ALTER TABLE "threads" ADD CONSTRAINT "threads_former_author" CHECK ("authorId" IS NOT NULL OR "text" = '');
ALTER TABLE "threads" ADD CONSTRAINT "threads_hidden_with_reason" CHECK (num_nonnulls("hiddenAt", "hiddenReason") <> 1);
ALTER TABLE "threads" ADD CONSTRAINT "threads_range" CHECK ("second" BETWEEN 0 AND 86400 AND "postCount" >= 0);
ALTER TABLE "posts" ADD CONSTRAINT "posts_text_length" CHECK (char_length("text") <= 5000);
ALTER TABLE "posts" ADD CONSTRAINT "posts_former_author" CHECK ("authorId" IS NOT NULL OR "text" = '');
ALTER TABLE "posts" ADD CONSTRAINT "posts_hidden_with_reason" CHECK (num_nonnulls("hiddenAt", "hiddenReason") <> 1);
ALTER TABLE "posts" ADD CONSTRAINT "posts_accepted_is_shown" CHECK (NOT "isAccepted" OR "hiddenAt" IS NULL);
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_reason_length" CHECK (char_length("reason") <= 500);

CREATE UNIQUE INDEX "posts_one_accepted" ON "posts"("threadId") WHERE "isAccepted";
CREATE UNIQUE INDEX "thread_reports_one_of_thread" ON "thread_reports"("threadId", "userId") WHERE "postId" IS NULL;
CREATE UNIQUE INDEX "thread_reports_one_of_post" ON "thread_reports"("postId", "userId") WHERE "postId" IS NOT NULL;

-- The inbox of a course and of all courses, in its three orders.
CREATE INDEX "threads_waiting_of_course" ON "threads"("courseId", "waitingSince", "id") WHERE "waitingSince" IS NOT NULL;
CREATE INDEX "threads_waiting" ON "threads"("waitingSince", "id") WHERE "waitingSince" IS NOT NULL;
CREATE INDEX "threads_answered_of_course" ON "threads"("courseId", "lastActivityAt" DESC, "id" DESC) WHERE "waitingSince" IS NULL;
CREATE INDEX "threads_answered" ON "threads"("lastActivityAt" DESC, "id" DESC) WHERE "waitingSince" IS NULL;
CREATE INDEX "threads_reported_of_course" ON "threads"("courseId", "reportedAt", "id") WHERE "reportedAt" IS NOT NULL;
CREATE INDEX "threads_reported" ON "threads"("reportedAt", "id") WHERE "reportedAt" IS NOT NULL;

CREATE FUNCTION refresh_thread(thread integer) RETURNS void LANGUAGE sql AS $$
  WITH shown AS (
    SELECT p.*, max(p."id") FILTER (WHERE p."isTrainer" OR p."isAccepted") OVER () AS answer
    FROM "posts" p WHERE p."threadId" = thread AND p."hiddenAt" IS NULL
  )
  UPDATE "threads" t SET
    "postCount" = (SELECT count(*) FROM shown),
    "lastPostId" = (SELECT max("id") FROM "posts" WHERE "threadId" = thread),
    "lastActivityAt" = greatest(t."createdAt", (SELECT max("createdAt") FROM shown)),
    "waitingSince" = CASE
      WHEN t."hiddenAt" IS NOT NULL OR t."authorId" IS NULL THEN NULL
      WHEN NOT EXISTS (SELECT FROM shown WHERE answer IS NOT NULL) THEN t."createdAt"
      ELSE (SELECT min("createdAt") FROM shown WHERE "authorId" = t."authorId" AND "id" > answer) END,
    "reportedAt" = (SELECT min("createdAt") FROM "thread_reports" WHERE "threadId" = thread AND "resolvedAt" IS NULL)
  WHERE t."id" = thread
$$;
COMMENT ON FUNCTION refresh_thread(integer) IS
  'A question waits until the trainer answers or an answer is accepted, and again from what its author adds after both.';

CREATE FUNCTION refresh_changed_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_thread((coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0])::integer);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refresh_changed_thread() IS
  'The counters and times of a thread follow its posts and reports: refresh_thread().';
CREATE TRIGGER "threads_refresh" AFTER UPDATE OF "hiddenAt", "authorId" ON "threads"
  FOR EACH ROW EXECUTE FUNCTION refresh_changed_thread('id');
CREATE TRIGGER "posts_refresh_thread" AFTER INSERT OR DELETE OR UPDATE OF "hiddenAt", "authorId", "isAccepted" ON "posts"
  FOR EACH ROW EXECUTE FUNCTION refresh_changed_thread('threadId');
CREATE TRIGGER "thread_reports_refresh_thread" AFTER INSERT OR DELETE OR UPDATE OF "resolvedAt" ON "thread_reports"
  FOR EACH ROW EXECUTE FUNCTION refresh_changed_thread('threadId');

CREATE FUNCTION blank_text_without_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."text" := '';
  NEW."hiddenReason" := CASE WHEN NEW."hiddenAt" IS NOT NULL THEN '' END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION blank_text_without_author() IS
  'What a person wrote, and why it was hidden, goes with the account; its place remains for what others wrote below it.';
CREATE TRIGGER "threads_blank_without_author" BEFORE UPDATE OF "authorId" ON "threads"
  FOR EACH ROW WHEN (NEW."authorId" IS NULL) EXECUTE FUNCTION blank_text_without_author();
CREATE TRIGGER "posts_blank_without_author" BEFORE UPDATE OF "authorId" ON "posts"
  FOR EACH ROW WHEN (NEW."authorId" IS NULL) EXECUTE FUNCTION blank_text_without_author();

-- The audit log has who hid what and why, not what people wrote.
CREATE OR REPLACE FUNCTION log_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor integer := nullif(current_setting('tayyar.actor', true), '')::integer;
  hidden_columns text[] := TG_ARGV || ARRAY[
    'passwordHash', 'usernameKey', 'searchText', 'adminSearchText', 'dedupeHash', 'updatedAt', 'publishedAt',
    'sortKey', 'sortKeyAr', 'usernameSortKey', 'subjectSortKey', 'categorySortKey', 'categorySortKeyAr'];
  old_row jsonb;
  new_row jsonb;
  entity_name text;
  key integer;
  -- The log contains that the password changed, not its hash.
  password_changed boolean;
BEGIN
  IF actor IS NULL THEN RETURN NULL; END IF;
  old_row := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  entity_name := CASE WHEN TG_TABLE_NAME IN ('reviews', 'enrollments', 'event_registrations', 'payments', 'lesson_waivers',
      'questions', 'quizzes', 'quiz_exceptions', 'threads', 'posts')
    THEN audit_related_name(coalesce(new_row, old_row)) ELSE audit_entity_name(coalesce(new_row, old_row)) END;
  -- A quiz has the key of its lesson.
  key := coalesce(new_row ->> 'id', old_row ->> 'id', new_row ->> 'lessonId', old_row ->> 'lessonId')::integer;
  password_changed := TG_OP = 'UPDATE' AND old_row -> 'passwordHash' IS DISTINCT FROM new_row -> 'passwordHash';
  old_row := old_row - hidden_columns;
  new_row := new_row - hidden_columns;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(o.key, n.value), '{}')
      INTO old_row, new_row
      FROM jsonb_each(old_row) o JOIN jsonb_each(new_row) n ON n.key = o.key AND n.value IS DISTINCT FROM o.value;
    IF password_changed THEN new_row := new_row || '{"password": "changed"}'; END IF;
    IF new_row = '{}' THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after")
  VALUES (
    actor,
    coalesce((SELECT concat_ws(' ', "firstName", "lastName") FROM "users" WHERE "id" = actor), ''),
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME, key, entity_name, old_row, new_row);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION audit_related_name(row_data jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT left(concat_ws(' – ',
    (SELECT concat_ws(' ', "firstName", "lastName") FROM "users"
      WHERE "id" = coalesce(row_data ->> 'studentId', row_data ->> 'userId',
        (SELECT "studentId"::text FROM "enrollments" WHERE "id" = (row_data ->> 'enrollmentId')::integer))::integer),
    coalesce(
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "courses" WHERE "id" = coalesce((row_data ->> 'courseId')::integer,
        (SELECT "courseId" FROM "threads" WHERE "id" = (row_data ->> 'threadId')::integer))),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "events" WHERE "id" = (row_data ->> 'eventId')::integer),
      (SELECT coalesce(nullif("titleAr", ''), "title") FROM "lessons"
        WHERE "id" = coalesce(row_data ->> 'lessonId', row_data ->> 'quizId')::integer))), 200)
$function$;

CREATE TRIGGER "threads_log_audit_entry" AFTER UPDATE OF "hiddenAt" ON "threads"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('text', 'hiddenBy', 'isPrivate', 'second', 'editedAt', 'lastActivityAt', 'lastPostId', 'postCount', 'reportedAt', 'waitingSince', 'clientKey');
CREATE TRIGGER "posts_log_audit_entry" AFTER UPDATE OF "hiddenAt" ON "posts"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry('text', 'hiddenBy', 'isAccepted', 'isTrainer', 'threadId', 'editedAt', 'reportedAt', 'clientKey');
