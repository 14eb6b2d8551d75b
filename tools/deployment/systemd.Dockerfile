# The image of the service with systemd, in which tools/deployment.mjs runs the units of deploy/systemd as on a server.
FROM localhost/rpm
USER root
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends systemd systemd-sysv dbus curl openssh-client openssh-server > /dev/null
COPY load.mjs /usr/local/lib/load.mjs
HEALTHCHECK NONE
STOPSIGNAL SIGRTMIN+3
CMD ["/lib/systemd/systemd"]
