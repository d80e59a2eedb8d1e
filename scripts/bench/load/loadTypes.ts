export interface LoadPlan {
  port: number;
  /** Whole HTTP requests, sent in this order and again from the start. */
  requests: string[];
  /** Closed loop: each connection sends the next request after the response. Open loop: at a rate, whatever happens. */
  mode: { kind: 'closed'; connections: number } | { kind: 'open'; perSecond: number; maxConnections: number };
  warmUpMs: number;
  durationMs: number;
  /** A closed loop goes on, up to eight times as long, until it has this number of responses. */
  minCount?: number;
}

/** Latencies in milliseconds; in an open loop from the time a request was due. */
export interface LatencySummary {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

export interface LoadResult {
  /** Completed in the measured time. */
  count: number;
  seconds: number;
  byStatus: Record<string, LatencySummary>;
  /** Broken connections. */
  errors: number;
  /** Requests that were due and found no free connection. */
  unsent: number;
  /** Requests of an open loop without a response, long after its end. */
  unanswered: number;
  /** All requests were sent at least once, and some again. */
  repeated: boolean;
}

/** From the load generator to its parent; `sent`: no more requests follow, but responses may. */
export type LoadMessage = { kind: 'measuring' } | { kind: 'sent' } | { kind: 'result'; result: LoadResult };
