import { connect, type Socket } from 'node:net';
import type { LoadPlan, LoadResult } from './loadTypes';
import { ResponseParser } from './responseParser';
import { summarize } from './summary';

/** A keep-alive connection with at most one request under way. */
interface Connection {
  socket: Socket;
  /** When the request under way was due; undefined: idle. */
  dueAt: number | undefined;
}

const tickMs = 2;

/**
 * Sends requests over raw sockets, which costs a fraction of the CPU time of an HTTP client.
 * @param onPhase called at the end of the warm-up, and after the last request was sent
 */
export class LoadGenerator {
  private readonly idle: Connection[] = [];
  private readonly latencies = new Map<number, number[]>();
  private sent = 0;
  private count = 0;
  private open = 0;
  private errors = 0;
  private unsent = 0;
  private isMeasuring = false;
  private isStopped = false;

  constructor(
    private readonly plan: LoadPlan,
    private readonly onPhase: (phase: 'measuring' | 'sent') => void,
  ) {}

  async run(): Promise<LoadResult> {
    const { mode, warmUpMs, durationMs, minCount = 0 } = this.plan;
    const stopSending = mode.kind === 'closed' ? this.startClosed(mode.connections) : this.startOpen(mode);
    await sleep(warmUpMs);
    this.isMeasuring = true;
    this.onPhase('measuring');
    const startedAt = performance.now();
    await sleep(durationMs);
    while (this.count < minCount && performance.now() - startedAt < 8 * durationMs) await sleep(20);
    stopSending();
    this.onPhase('sent');
    // Those of an open loop that are late belong to the result.
    if (mode.kind === 'open') await this.drain();
    this.isMeasuring = false;
    this.isStopped = true;
    const seconds = (mode.kind === 'open' ? durationMs : performance.now() - startedAt) / 1000;
    return this.toResult(seconds);
  }

  private toResult(seconds: number): LoadResult {
    const entries = [...this.latencies].map(([status, values]) => [String(status), summarize(values)] as const);
    return {
      count: this.count,
      seconds,
      byStatus: Object.fromEntries(entries),
      errors: this.errors,
      unsent: this.unsent,
      unanswered: this.plan.mode.kind === 'open' ? this.open - this.idle.length : 0,
      repeated: this.sent > this.plan.requests.length,
    };
  }

  private startClosed(connections: number): () => void {
    for (let index = 0; index < connections; index += 1) this.send(this.createConnection(), performance.now());
    return () => (this.isStopped = true);
  }

  private startOpen({ perSecond, maxConnections }: { perSecond: number; maxConnections: number }): () => void {
    const startedAt = performance.now();
    let due = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      for (; due < ((now - startedAt) / 1000) * perSecond; due += 1)
        this.sendDue(startedAt + (due * 1000) / perSecond, maxConnections);
    }, tickMs);
    return () => clearInterval(timer);
  }

  private sendDue(dueAt: number, maxConnections: number): void {
    const connection = this.idle.pop() ?? (this.open < maxConnections ? this.createConnection() : undefined);
    if (connection) this.send(connection, dueAt);
    else if (this.isMeasuring) this.unsent += 1;
  }

  private createConnection(): Connection {
    const socket = connect({ port: this.plan.port, host: '127.0.0.1', noDelay: true });
    const connection: Connection = { socket, dueAt: undefined };
    const parser = new ResponseParser((status) => this.finish(connection, status));
    this.open += 1;
    socket.on('data', (data: Buffer) => parser.push(data));
    socket.on('error', () => undefined);
    socket.on('close', () => this.replace(connection));
    return connection;
  }

  private send(connection: Connection, dueAt: number): void {
    const { requests } = this.plan;
    connection.dueAt = dueAt;
    connection.socket.write(requests[this.sent % requests.length] ?? '');
    this.sent += 1;
  }

  private finish(connection: Connection, status: number): void {
    const now = performance.now();
    if (this.isMeasuring) {
      const values = this.latencies.get(status) ?? [];
      values.push(now - (connection.dueAt ?? now));
      this.latencies.set(status, values);
      this.count += 1;
    }
    connection.dueAt = undefined;
    if (this.plan.mode.kind === 'open') this.idle.push(connection);
    else if (!this.isStopped) this.send(connection, now);
  }

  /** A server may close idle connections; a request that was under way is an error. */
  private replace(connection: Connection): void {
    this.open -= 1;
    const index = this.idle.indexOf(connection);
    if (index >= 0) this.idle.splice(index, 1);
    if (connection.dueAt !== undefined && this.isMeasuring) this.errors += 1;
    if (this.plan.mode.kind === 'closed' && !this.isStopped) this.send(this.createConnection(), performance.now());
  }

  private async drain(): Promise<void> {
    const deadline = performance.now() + drainMs;
    while (this.idle.length < this.open && performance.now() < deadline) await sleep(20);
  }
}

/** Longer than the server's response timeout. */
const drainMs = 25_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
