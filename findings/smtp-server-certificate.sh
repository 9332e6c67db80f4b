#!/usr/bin/env bash
# smtp-server 3.21.6 (npm): the TLS certificate that it uses when none is configured.
#
# Behaviour: a server made without `key` and `cert` offers STARTTLS with a certificate that the package ships. That certificate has
# expired. A client that checks certificates is told "certificate has expired", not that its issuer is unknown. So a test that
# expects the refusal of an unsigned certificate sees another error, and one that trusts the shipped certificate as its own authority
# fails as well.
# Output seen on 28 November 2026: the last two lines of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent smtp-server@3.21.6
cat >try.mjs <<'JS'
import net from 'node:net';
import tls from 'node:tls';
import { createRequire } from 'node:module';
const { SMTPServer } = createRequire(import.meta.url)('smtp-server');
const server = new SMTPServer({ authOptional: true, logger: false });
server.on('error', () => {});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address();
/** Speaks plain SMTP up to STARTTLS, and hands the socket over. */
function startTls() {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const say = ['EHLO client.example\r\n', 'STARTTLS\r\n'];
    socket.on('data', function answer(bytes) {
      const line = bytes.toString();
      if (/^(220 |250[- ])/.test(line) && say.length > 0) return socket.write(say.shift());
      socket.off('data', answer);
      resolve(socket);
    });
  });
}
const lax = tls.connect({ socket: await startTls(), rejectUnauthorized: false });
await new Promise((resolve) => lax.once('secureConnect', resolve));
const { valid_to: validTo } = lax.getPeerCertificate();
lax.destroy();
const strict = tls.connect({ socket: await startTls(), servername: 'localhost' });
const code = await new Promise((resolve) => strict.once('error', (error) => resolve(error.code)));
strict.destroy();
server.close();
console.log(`valid until ${validTo}`);
console.log(`a checking client is told ${code}`);
process.exit(new Date(validTo) < new Date() && code === 'CERT_HAS_EXPIRED' ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs
