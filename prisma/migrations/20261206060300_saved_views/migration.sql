-- CreateEnum
CREATE TYPE "TableDensity" AS ENUM ('comfortable', 'standard', 'compact');

-- CreateTable
CREATE TABLE "saved_views" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL DEFAULT '',
    "columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "density" "TableDensity",
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_preferences" (
    "userId" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "density" "TableDensity" NOT NULL DEFAULT 'standard',

    CONSTRAINT "table_preferences_pkey" PRIMARY KEY ("userId","list")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_userId_list_name_key" ON "saved_views"("userId", "list", "name");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_preferences" ADD CONSTRAINT "table_preferences_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
