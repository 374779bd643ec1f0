# docker build --tag gala .
# docker run -p 127.0.0.1:8080:8080 -v gala:/data -e JWT_SECRET="$(openssl rand -hex 32)" gala

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run --silent build && npm pack --ignore-scripts --pack-destination /tmp

# What is packed and what it needs. Its native modules come compiled, so no install script has to run.
FROM build AS production
WORKDIR /app
RUN tar -xzf /tmp/gala-*.tgz --strip-components=1 \
  && cp /build/package-lock.json . \
  && npm ci --omit=dev --ignore-scripts \
  && chmod +x dist/src/main.js

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data
COPY --from=production /app /app
RUN ln -s /app/dist/src/main.js /usr/local/bin/gala \
  && install -d -o node -g node -m 700 /data
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm or a shell, which would keep SIGTERM to themselves.
CMD ["node", "--max-semi-space-size=64", "dist/src/main.js"]
