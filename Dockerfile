# The shop in a container: docker build -t volute . ; compose.yaml runs it with PostgreSQL.

FROM node:26.10.0-bookworm-slim AS build
# The Node.js that comes with the packages builds; the slim image lacks a library of it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN npm ci && sha256sum --check --ignore-missing tools/deploy/node.sha256 && npm run build

FROM node:26.10.0-bookworm-slim
# By the last two the C library gives memory back to the system.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536
COPY --from=build /build/dist /opt/volute
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/opt/volute/shop.js", "ready"]
CMD ["node", "--max-semi-space-size=16", "/opt/volute/shop.js", "serve"]
