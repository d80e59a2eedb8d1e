-- CreateTable
CREATE TABLE "client_keys" (
    "userId" INTEGER NOT NULL,
    "clientKey" UUID NOT NULL,
    "table" TEXT NOT NULL,
    "rowId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_keys_pkey" PRIMARY KEY ("userId","clientKey","table")
);

-- CreateIndex
CREATE INDEX "client_keys_createdAt_idx" ON "client_keys"("createdAt");

-- AddForeignKey
ALTER TABLE "client_keys" ADD CONSTRAINT "client_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
