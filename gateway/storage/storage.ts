import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import { bucketStorage } from './bucket';
import { folderStorage } from './folder';

/** First and last byte of a part of a file. */
export interface Part {
  start: number;
  end: number;
}

/** Where files lie that never change: each is kept once, under a key of its own. */
export interface Storage {
  /**
   * Keeps the file at `path`, which may be moved away. When it resolves, the file outlives a crash.
   * @throws Problem `unavailable` where the storage does not answer
   */
  keep(key: string, path: string, type: string): Promise<void>;
  /**
   * The bytes of a file, or a part of them; null where there is none of that key.
   * @throws Problem `unavailable` where the storage does not answer
   */
  open(key: string, part?: Part): Promise<Readable | null>;
  /** Forgets a file; no harm where there is none. */
  forget(key: string): Promise<void>;
}

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads');

/** Files on their way in: beside the stored ones, so that keeping one is a change of its name. */
export const incomingFolder = (config: Pick<Config, 'dataDir'>): string => join(folderOf(config), '.incoming');

/** The bucket where one is configured, else the folder `uploads` in the data folder. */
export const storageOf = (config: Pick<Config, 'dataDir' | 'bucket'>): Storage =>
  config.bucket ? bucketStorage(config.bucket) : folderStorage(folderOf(config));
