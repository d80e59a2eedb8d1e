import { defineConfig } from 'prisma/config';

// Prisma wants to download an engine that `prisma generate` never runs; any existing file satisfies it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } });
