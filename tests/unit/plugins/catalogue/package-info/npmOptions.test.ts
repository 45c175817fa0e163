import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
  parseNpmrcCredentials,
  readNpmOptions,
} from '../../../../../plugins/catalogue/package-info/readNpmOptions';

test('API-4: credentials of an .npmrc, with variables replaced; everything else is left to npm', () => {
  const text = [
    '; a comment',
    'registry=https://r.example/',
    '//r.example/:_authToken=${TOKEN}',
    ' //q.example/npm/:_password = "secret" ',
    '//p.example/:_authToken=${MISSING}',
  ].join('\r\n');
  expect(parseNpmrcCredentials(text, {TOKEN: 'abc'})).toEqual({
    '//r.example/:_authToken': 'abc',
    '//q.example/npm/:_password': 'secret',
    '//p.example/:_authToken': '${MISSING}',
  });
});

test('API-4: registry, scopes, proxy and credentials come from the npm configuration', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'npmrc-'));
  const userconfig = path.join(folder, 'user.npmrc');
  await writeFile(
    path.join(folder, '.npmrc'),
    'registry=https://project.example/\n@scope:registry=https://scope.example/\n//project.example/:_authToken=project\n',
  );
  await writeFile(path.join(folder, 'package.json'), '{}');
  await writeFile(
    userconfig,
    'registry=https://user.example/\n//project.example/:_authToken=user\n//user.example/:_authToken=user\nstrict-ssl=false\n',
  );
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^npm_/iu.test(key)),
  );
  const options = await readNpmOptions(folder, {
    ...env,
    npm_config_userconfig: userconfig,
    npm_config_https_proxy: 'http://proxy.example:8080/',
  });
  expect(options).toMatchObject({
    registry: 'https://project.example/',
    '@scope:registry': 'https://scope.example/',
    '//project.example/:_authToken': 'project',
    '//user.example/:_authToken': 'user',
    httpsProxy: 'http://proxy.example:8080/',
    strictSSL: false,
  });
  await rm(folder, {recursive: true});
}, 20_000);
