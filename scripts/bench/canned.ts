/** Responds to every request with the same bytes, to measure the limit of the load generator. */
import { createServer } from 'node:net';

const body = 'x'.repeat(Number(process.env.CANNED_BYTES ?? 1300));
const answer = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);

createServer({ noDelay: true }, (socket) => {
  socket.on('data', () => socket.write(answer));
  socket.on('error', () => socket.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
