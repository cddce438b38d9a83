# Every service and the gateway in one image; SERVICE says at run time which of them it is. From the root of the checkout:
#   docker build -f infra/docker/service.Dockerfile -t tandem-service .
# The base may be any image with Node 20.19 or newer, npm and a shell.
ARG BASE=node:20.20.2-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && node_modules/.bin/turbo run build --filter='./services/*' --output-logs=errors-only \
  && node infra/docker/production.mjs /out services

FROM ${BASE}
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Tandem services" \
  org.opencontainers.image.description="Services and gateway of Tandem, open two-sided job matching." \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /out /app
# A volume that is mounted here for files belongs to whom the folder belongs to.
COPY --from=build --chown=10001:10001 /src/infra/docker/files /files
USER 10001:10001
EXPOSE 8080 9090
STOPSIGNAL SIGTERM
CMD ["node", "/app/service.mjs"]
