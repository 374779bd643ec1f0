/** A thread that opens many connections, each of which sends a request again and again. They are closed when it is ended. */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** What it is started with. */
export interface Crowd {
  readonly port: number;
  readonly connections: number;
  readonly request: string;
}

const { port, connections, request } = workerData as Crowd;
const headEnd = '\r\n\r\n';

function join(): void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request));
  let head = '';
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf(headEnd);
      if (end < 0) return;
      missing = Number(/content-length: *(\d+)/i.exec(head)?.[1]) - (head.length - end - headEnd.length);
    }
    if (missing > 0) return;
    head = '';
    socket.write(request);
  });
  socket.on('error', () => {});
  socket.on('close', join);
}

for (let n = 0; n < connections; n++) join();
parentPort?.postMessage('all of them have begun');
