CREATE TABLE "question_tags" (
    "id" SERIAL NOT NULL,
    "courseId" INTEGER NOT NULL,
    "tag" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameAr" TEXT NOT NULL,

    CONSTRAINT "question_tags_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "question_tags_courseId_tag_key" ON "question_tags"("courseId", "tag");
ALTER TABLE "question_tags" ADD CONSTRAINT "question_tags_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_tags" ADD CONSTRAINT "question_tags_not_blank" CHECK ("tag" <> '' AND "name" <> '' AND "nameAr" <> '');

CREATE FUNCTION name_topics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."topics" := (
    SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', n."name", 'nameAr', n."nameAr")) || topic ORDER BY place), '[]')
    FROM jsonb_array_elements(NEW."topics") WITH ORDINALITY AS listed(topic, place)
      LEFT JOIN "lessons" l ON l."id" = NEW."quizId"
      LEFT JOIN "question_tags" n ON n."courseId" = l."courseId" AND n."tag" = topic ->> 'tag');
  RETURN NEW;
END $$;
COMMENT ON FUNCTION name_topics() IS
  'Topics of a result have the names that their tags had when it was marked; names that they have stay.';
CREATE TRIGGER "quiz_attempts_insert_topics" BEFORE INSERT ON "quiz_attempts"
  FOR EACH ROW WHEN (NEW."topics" IS NOT NULL) EXECUTE FUNCTION name_topics();
CREATE TRIGGER "quiz_attempts_update_topics" BEFORE UPDATE OF "topics" ON "quiz_attempts"
  FOR EACH ROW WHEN (NEW."topics" IS DISTINCT FROM OLD."topics") EXECUTE FUNCTION name_topics();

CREATE TRIGGER "question_tags_log_audit_entry" AFTER INSERT OR UPDATE OR DELETE ON "question_tags"
  FOR EACH ROW EXECUTE FUNCTION log_audit_entry();
