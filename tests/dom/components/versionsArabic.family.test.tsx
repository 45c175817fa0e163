import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {screen} from '@testing-library/react';
import VersionMenu from '../../../src/components/VersionMenu';
import VersionNotice from '../../../src/components/VersionNotice';
import {expectNoViolations} from '../../support/axe';
import {globalDataOf, VERSIONS} from '../../support/docsVersions';
import {renderInSite} from '../../support/renderInSite';

jest.mock('@generated/codeTranslations', () => {
  const texts: Record<string, {message: string}> = jest.requireActual('../../../i18n/ar/code.json');
  return Object.fromEntries(Object.entries(texts).map(([id, {message}]) => [id, message]));
});

const OLD = {version: '1.0', label: '1.0', banner: 'unmaintained', isLast: false};

test('in Arabic menu and notice are in Arabic, with version numbers kept apart from the text (DOC-6, V2, V3)', async () => {
  const {container} = renderInSite(
    <DocsVersionProvider version={OLD as unknown as PropVersionMetadata}>
      <VersionMenu />
      <VersionNotice />
    </DocsVersionProvider>,
    {path: '/docs/1.0/yoga/gone', locale: 'ar', globalData: globalDataOf(VERSIONS)},
  );
  expect(screen.getByRole('note')).toHaveTextContent('لا يتضمن أحدث إصدار هذه الصفحة.');
  expect(screen.getByRole('note').textContent).not.toMatch(/[A-Za-z]/u);
  expect(container.querySelector('summary')).toHaveTextContent('الإصدار: 1.0');
  expect(container.querySelectorAll('[role="note"] bdi')).toHaveLength(2);
  await expectNoViolations(container);
});
