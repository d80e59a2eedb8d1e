# syntax=docker/dockerfile:1
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The optional peers of @prisma/client, the prisma command and TypeScript, would stay otherwise.
RUN npm run build && npm prune --omit=dev --legacy-peer-deps --no-audit --no-fund && mkdir -p ../data

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production
ENV PORT=3000
ENV DATA_DIR=/app/data
# glibc raises this threshold otherwise, and keeps what compiling has freed.
ENV MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /app .
COPY --from=build --chown=node:node /data data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.mjs", "serve"]
