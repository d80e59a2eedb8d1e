-- CreateTable
CREATE TABLE "lesson_notes" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "lessonId" INTEGER NOT NULL,
    "second" INTEGER,
    "text" TEXT NOT NULL,
    "searchText" TEXT NOT NULL,
    "clientKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lesson_notes_userId_lessonId_second_id_idx" ON "lesson_notes"("userId", "lessonId", "second", "id");

-- CreateIndex
CREATE INDEX "lesson_notes_lessonId_idx" ON "lesson_notes"("lessonId");

-- CreateIndex
CREATE UNIQUE INDEX "lesson_notes_userId_lessonId_clientKey_key" ON "lesson_notes"("userId", "lessonId", "clientKey");

-- AddForeignKey
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "lessons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_text_length" CHECK (char_length("text") BETWEEN 1 AND 5000);
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_second_range" CHECK ("second" BETWEEN 0 AND 86400);
