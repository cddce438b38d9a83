# The three apps and the server that serves them; APP says at run time which. From the root of the checkout:
#   docker build -f infra/docker/web.Dockerfile -t tandem-web .
# The base may be any image with Node 20.19 or newer, npm and a shell.
ARG BASE=node:20.20.2-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && node_modules/.bin/turbo run build --filter='./frontends/*' --filter=@tandem/web-server --output-logs=errors-only \
  && node infra/docker/production.mjs /out web

FROM ${BASE}
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Tandem apps" \
  org.opencontainers.image.description="The candidate, employer and admin app of Tandem, open two-sided job matching." \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production PORT=8080
WORKDIR /app
COPY --from=build /out /app
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
CMD ["node", "/app/web.mjs"]
