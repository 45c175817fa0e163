import {createHash, X509Certificate} from 'node:crypto';
import {generate} from 'selfsigned';

/** Of the servers that measurements start, for the life of the process. */
const {private: key, cert} = await generate([{name: 'commonName', value: '127.0.0.1'}]);
export const certificate = {key, cert};

const publicKey = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'});

/** For Chromium: trusts the certificate like any other. If its errors were only ignored, the browser would cache nothing. */
export const TRUST_FLAG = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
