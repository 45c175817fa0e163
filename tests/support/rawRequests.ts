import {connect} from 'node:net';

const HEADERS = 'Host: localhost\r\nConnection: close\r\n\r\n';

/** First lines of requests that nobody sends by a browser, and that a server has to survive. */
export const RAW_LINES: readonly string[] = [
  ...[
    '//',
    '///',
    '////////',
    '//:0',
    '//:99999999/',
    '//@',
    '//[',
    '//[::1',
    '//]',
    '//%',
    '//evil.example/%2e%2e',
    '/\\',
    '/\\\\',
    '\\\\evil.example\\x',
    '/%',
    '/%2',
    '/%zz',
    '/%00',
    '/%2500',
    '/%ff%fe',
    '/%c0%ae%c0%ae/',
    '/..',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..\\..\\etc\\passwd',
    '/.git/config',
    '/?',
    '/??',
    '/?%',
    '/?a=%zz&a=%zz',
    '/#',
    '/#//',
    '?',
    '?a=b',
    '#',
    '*',
    'a',
    'a:b',
    'localhost',
    'localhost:80',
    'http:',
    'http:/',
    'http://',
    'http:///',
    'http://[',
    'http://[::1',
    'http://:80/',
    'http://a:99999/',
    'http://localhost',
    'http://evil.example/',
    'HTTP://LOCALHOST/docs',
    'https://user:secret@localhost/docs',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:,x',
    '/__proto__',
    '/constructor.md',
    '//search/manifest.json',
    `/${'a'.repeat(8000)}`,
    `/${'../'.repeat(2000)}`,
    `/${'%2e'.repeat(2000)}`,
    `/?${'a=b&'.repeat(2000)}`,
    '/é',
    '/\u0001',
  ].map((target) => `GET ${target} HTTP/1.1`),
  'HEAD // HTTP/1.1',
  'POST // HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT localhost:80 HTTP/1.1',
  'CONNECT // HTTP/1.1',
  'TRACE // HTTP/1.1',
  'GET // HTTP/1.0',
  'GET // HTTP/9.9',
  'GET //',
  'PRI * HTTP/2.0',
  ' ',
];

/**
 * Sends text as it is, over a socket, and answers with what comes back.
 *
 * @param line first line of the request.
 * @param rest of the request, headers and the empty line after them.
 */
export function sendRaw(port: number, line: string, rest = HEADERS): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may close the connection instead of answering.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('connect', () => socket.write(`${line}\r\n${rest}`));
  });
}
