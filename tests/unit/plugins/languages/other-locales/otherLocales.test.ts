import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createMiddleware, otherLocaleOf} from '../../../../../plugins/languages/other-locales';

const PLACES = [
  {locale: 'en-US', label: 'English', baseUrl: '/base/'},
  {locale: 'fr', label: 'Français', baseUrl: '/base/fr/'},
  {locale: 'ar', label: 'العربية', baseUrl: '/base/ar/'},
];
const HTML = {Accept: 'text/html,application/xhtml+xml'};

describe('otherLocaleOf: whose address it is', () => {
  test.each([
    ['/base/fr/docs/yoga?a=b', 'en-US', 'fr', 'docs/yoga?a=b'],
    ['/base/fr', 'en-US', 'fr', ''],
    ['/base/fr/', 'en-US', 'fr', ''],
    ['/base/fr?a=b', 'en-US', 'fr', '?a=b'],
    ['/base/docs', 'ar', 'en-US', 'docs'],
    ['/base/fr/docs', 'ar', 'fr', 'docs'],
  ])('%s, while %s is shown, belongs to %s', (address, shown, locale, rest) => {
    expect(otherLocaleOf(address, PLACES, shown)).toMatchObject({locale, rest});
  });

  test.each([
    ['/base/docs', 'en-US'],
    ['/base/france', 'en-US'],
    ['/base/docs?next=/base/fr/', 'en-US'],
    ['/base/ar/docs', 'ar'],
    ['/base/ar', 'ar'],
    ['/elsewhere', 'ar'],
  ])('%s, while %s is shown, is no other language', (address, shown) => {
    expect(otherLocaleOf(address, PLACES, shown)).toBeUndefined();
  });
});

describe('the hot-reloading server asked for another language', () => {
  let server: Server;
  let shown = 'en-US';
  const get = (path: string, init: RequestInit = {headers: HTML}): Promise<Response> => {
    const address = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${address.port}${path}`, init);
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      createMiddleware(PLACES, {shown, defaultLocale: 'en-US', css: ':root{}'})(
        request,
        response,
        () => {
          response.end('application');
        },
      );
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterAll(() => {
    server.close();
  });

  test('answers 404 with the command that shows it, and a way back', async () => {
    shown = 'en-US';
    const response = await get('/base/fr/docs/yoga?a=b');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('<code>npm start -- --locale fr</code>');
    expect(html).toContain('href="/base/docs/yoga?a=b"');
    expect(html).toContain('<bdi lang="fr">Français</bdi>');
  });

  test('needs no option for the default language', async () => {
    shown = 'ar';
    const html = await (await get('/base/docs/yoga')).text();
    expect(html).toContain('<code>npm start</code>');
    expect(html).toContain('href="/base/ar/docs/yoga"');
  });

  test('does not run what an address holds', async () => {
    shown = 'en-US';
    const html = await (await get('/base/fr/"><script>alert(1)</script>')).text();
    expect(html).not.toContain('<script>alert');
  });

  test('hands on everything else: its own pages, files, hot updates', async () => {
    shown = 'en-US';
    expect(await (await get('/base/docs')).text()).toBe('application');
    const file = await get('/base/fr/main.js', {headers: {Accept: '*/*'}});
    expect([file.status, await file.text()]).toEqual([200, 'application']);
    expect(await (await get('/base/fr/', {method: 'POST', headers: HTML})).text()).toBe(
      'application',
    );
  });
});
