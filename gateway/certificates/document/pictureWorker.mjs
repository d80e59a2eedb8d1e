import { parentPort, workerData } from 'node:worker_threads';
import { Transformer } from '@napi-rs/image';

/*
 * A thread that draws the SVG of `workerData` as PNG: shapes are drawn by the thread that asks for it, for about 100 ms. Plain
 * JavaScript, to run from the sources and beside the bundle.
 */

parentPort?.postMessage(await Transformer.fromSvg(String(workerData)).png());
