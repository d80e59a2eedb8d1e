-- Who was signed in when a message was sent, so that it goes with the account whatever name and address it has.
ALTER TABLE "contact_messages" ADD COLUMN "userId" INTEGER;

-- CreateIndex
CREATE INDEX "contact_messages_userId_idx" ON "contact_messages"("userId");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
