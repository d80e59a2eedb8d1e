import type { Client } from 'pg';
import type { CleanUp } from './cleanUp';
import type { SampleData } from './database/sampleData';
import type { BenchOptions } from './options';

export interface BenchContext {
  options: BenchOptions;
  databaseUrl: string;
  /** A connection for the benchmark's own statements. */
  client: Client;
  data: SampleData;
  cleanUp: CleanUp;
}
