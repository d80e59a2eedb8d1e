# syntax=docker/dockerfile:1
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && mkdir -p data

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production
ENV PORT=3000
ENV DATA_DIR=/app/data
COPY --from=build /app/package.json package.json
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/prisma/pglite/engineWorker.mjs prisma/pglite/engineWorker.mjs
COPY --from=build /app/gateway/pages/renderWorker.mjs gateway/pages/renderWorker.mjs
COPY --from=build /app/gateway/uploads/processes gateway/uploads/processes
COPY --from=build /app/gateway/certificates/certificate.typ gateway/certificates/certificate.typ
COPY --from=build /app/gateway/certificates/ornaments.typ gateway/certificates/ornaments.typ
COPY --from=build /app/gateway/certificates/pictureWorker.mjs gateway/certificates/pictureWorker.mjs
COPY --from=build /app/gateway/payments/receipt.typ gateway/payments/receipt.typ
COPY --from=build /app/prisma/seed/proofs prisma/seed/proofs
COPY --from=build /app/scripts/launch.mjs scripts/launch.mjs
COPY --from=build --chown=node:node /app/data data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.mjs", "serve"]
