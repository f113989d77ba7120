"""What can be measured while a server runs, in Prometheus's form, and the port it is read from."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from prometheus_client.gc_collector import GCCollector

from ludus.engine.errors import LudusError
from ludus.engine.language import N_

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20)

REQUESTS = Counter("ludus_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "ludus_request_seconds",
    "From a request until its answer begins.",
    ["method", "route"],
    buckets=FAST,
    registry=REGISTRY,
)
REFUSED = Counter("ludus_refused_requests", "Requests refused, by the name of the error.", ["error"], registry=REGISTRY)
STREAMS = Gauge("ludus_open_streams", "Pages and programs that listen to a table.", registry=REGISTRY)
TABLES = Gauge("ludus_tables_in_memory", "Tables this process has at hand.", registry=REGISTRY)
MOVES = Counter("ludus_moves", "Moves stored by this process, those of bots too.", ["game"], registry=REGISTRY)
BOT_SECONDS = Histogram(
    "ludus_bot_seconds",
    "From a bot's turn until its choice, waiting for a processor included.",
    ["level"],
    buckets=SLOW,
    registry=REGISTRY,
)
BOTS_AT_WORK = Gauge(
    "ludus_bots_at_work", "Seats whose bots think, or wait for a processor to think on.", registry=REGISTRY
)
DATABASE_SECONDS = Histogram(
    "ludus_database_seconds",
    "One statement, or one write from the call until it is on disk.",
    ["operation"],
    buckets=FAST,
    registry=REGISTRY,
)


def serve_metrics(host: str, port: int) -> int:
    """Answer Prometheus at a port of its own, from a thread of its own; return the port, which 0 leaves to the system.

    The thread answers even while the event loop is busy.
    """
    try:
        server, _ = start_http_server(port, host, REGISTRY)
    except OSError as error:
        message = N_("Cannot serve metrics on {host}:{port} ({reason}); choose another --metrics-port.")
        raise LudusError(message, host=host, port=port, reason=error.strerror) from None
    taken: int = server.server_address[1]
    return taken
